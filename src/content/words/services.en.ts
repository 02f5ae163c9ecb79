export const words = {
  'page.services.head.title': 'Services: four lines, one operator | Allô',
  'page.services.head.description':
    'Try the chatbot, the call assistant, the automations and the website platform, each with a working demo.',
  'page.services.title.1': 'Pick up',
  'page.services.title.2': 'any line.',
  'page.services.lead':
    'Four services, one switchboard. Press a card and the demo answers before you have finished wondering.',
};
