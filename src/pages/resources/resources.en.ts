export const messages = {
  'page.resources.head.title': 'Resources: who we are, and your questions | Allô',
  'page.resources.head.description':
    'Who runs Allô, the AI operator for businesses, what it holds to and where your questions are answered.',
  'page.resources.title.1': 'Behind',
  'page.resources.title.2': 'the',
  'page.resources.lead':
    'Allô makes AI operators for businesses. Here is who we are, what we hold to and where your questions are answered.',
  'page.resources.title.3': 'switchboard.',
  'page.resources.next': 'Start with why we exist.',
  'resources.customers': 'Customers on our board, a jack for each. The plus sign is the plug on its way in.',
};
