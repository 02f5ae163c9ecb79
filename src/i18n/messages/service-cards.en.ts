export const messages = {
  'services.title.1': 'Four lines.',
  'services.title.2': 'Always open.',
  'services.note': 'Pick a line and try it. Every card opens a working demo.',
  'services.open': 'open the demo',
  'services.chatbot.title': 'Chat',
  'services.chatbot.text': 'Written answers in 100+ languages, 24/7.',
  'services.phone.title': 'Phone',
  'services.phone.text': 'Virtual call assistants that greet, route and book, up to 150,000 calls per month.',
  'services.automation.title': 'Automate',
  'services.automation.text': 'The busywork, patched through. 85% of the time comes back to you.',
  'services.website.title': 'Website',
  'services.website.text': 'Pick a template. Your window is dressed before lunch service.',
};
