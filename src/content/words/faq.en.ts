export const words = {
  'page.faq.head.title': 'Questions people ask first | Allô',
  'page.faq.head.description':
    'Five short answers about the chatbots, the call assistant, the automations and the websites.',
  'page.faq.title.1': 'Asked',
  'page.faq.title.2': 'and answered.',
  'page.faq.lead':
    'The five things people want to know before they pick up. Short answers; the kettle is on.',
};
