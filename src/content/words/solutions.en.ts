export const words = {
  'page.solutions.head.title': 'Enterprise AI solutions | Allô',
  'page.solutions.head.description':
    'AI and machine learning, process automation, digital transformation, security and compliance in one rack.',
  'page.solutions.title.1': 'Wired',
  'page.solutions.title.2': 'for size.',
  'page.solutions.lead':
    'Four modules, one rack. Fill the slots your company needs and leave the others for a bigger year.',
};
