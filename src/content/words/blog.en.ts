export const words = {
  'page.blog.head.title': 'Blog: the party line | Allô',
  'page.blog.head.description':
    'Notes on the web, augmented and virtual reality, crypto and cyber security for people who run a business.',
  'page.blog.title.1': 'Party',
  'page.blog.title.2': 'line.',
  'page.blog.lead':
    'Listen in: the web, other realities, money and locks, told to people with a business to run.',
};
