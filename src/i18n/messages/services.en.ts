export const messages = {
  'page.services.head.title': 'Services: four lines, one operator | Allô',
  'page.services.head.description':
    'Try the chatbot, the call assistant, the automations and the website platform, each with a working demo.',
  'page.services.title.1': 'Pick',
  'page.services.title.2': 'up',
  'page.services.lead':
    'Four services, one switchboard. Press a card and the demo answers before you have finished wondering.',
  'page.services.title.3': 'any line.',
  'page.services.onward': 'Start with the line that never sleeps.',
  'directory.title.1': 'The directory,',
  'directory.title.2': 'short edition.',
  'directory.chatbots': 'A demo conversation, what it does all day, and six questions.',
  'directory.phone-systems': 'One call from the first ring to goodbye, in two minutes.',
  'directory.automation': 'Four steps, and the cables between them.',
  'directory.website': 'One shop, before and after. Turn the window yourself.',
};
