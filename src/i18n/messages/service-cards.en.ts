export const messages = {
  'services.title.1': 'Four lines.',
  'services.title.2': 'Always open.',
  'services.note': 'Four services, one line each. Every card opens a demo.',
  'services.open': 'open the demo',
  'services.chatbot.title': 'Chat',
  'services.chatbot.text': 'Written answers in 100+ languages, 24/7.',
  'services.phone.title': 'Phone',
  'services.phone.text': 'Virtual call assistants that greet, route and book, up to 150,000 calls per month.',
  'services.automation.title': 'Automation',
  'services.automation.text': 'The busywork, done without you: 85% time saved.',
  'services.website.title': 'Website',
  'services.website.text': 'Three templates, your colours, your words: a site you can change yourself.',
};
