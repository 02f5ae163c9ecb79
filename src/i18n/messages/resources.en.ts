export const messages = {
  'page.resources.head.title': 'Resources: who we are, and your questions | Allô',
  'page.resources.head.description':
    'Who runs Allô, the AI operator for businesses, what it holds to, and where your questions are answered.',
  'page.resources.title.1': 'Behind',
  'page.resources.title.2': 'the',
  'page.resources.lead': 'Who we are, what we hold to and where your questions are answered.',
  'page.resources.title.3': 'board.',
  'page.resources.onward': 'The long version starts here.',
};
