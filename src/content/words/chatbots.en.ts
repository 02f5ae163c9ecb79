export const words = {
  'page.chatbots.head.title': 'AI chatbots in 100+ languages | Allô',
  'page.chatbots.head.description':
    'A chatbot that answers in 100+ languages, 24/7, and knows when to fetch a person. See a demo conversation.',
  'page.chatbots.title.1': 'Ask me',
  'page.chatbots.title.2': 'anything.',
  'page.chatbots.lead':
    'I answer in 100+ languages, 24/7, from what you teach me. When I don’t know, I say so and fetch a person.',
};
