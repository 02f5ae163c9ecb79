export const words = {
  'page.pricing.head.title': 'Pricing: the rate card | Allô',
  'page.pricing.head.description':
    'Twenty tiers side by side: chatbots, the call assistant, automation and websites, with every starting fee.',
  'page.pricing.title.1': 'Rate',
  'page.pricing.title.2': 'card.',
  'page.pricing.lead':
    'Four lines, five tiers each, every starting fee in sight. Read it across like a menu.',
};
