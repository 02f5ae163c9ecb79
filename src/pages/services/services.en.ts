export const messages = {
  'page.services.head.title': 'Services: chat, phone, automation, websites | Allô',
  'page.services.head.description':
    'Four AI services for businesses: chatbots, a call assistant, automations and a website platform, each with a demo.',
  'page.services.title.1': 'Pick',
  'page.services.title.2': 'up',
  'page.services.lead':
    'Four AI services for businesses: chatbots, a call assistant, automations, websites. Open a card to see each at work.',
  'page.services.title.3': 'any line.',
  'page.services.next': 'Start with the line that writes.',
  'services-page.title.1': 'The directory,',
  'services-page.title.2': 'short edition.',
  'services-page.chatbots': 'A demo conversation, a chatbot’s day and six questions.',
  'services-page.phone-systems': 'One call from the first ring to goodbye, in two minutes.',
  'services-page.automation': 'Four steps from a chore to a job that does itself.',
  'services-page.website': 'One shop’s website, before and after: flip the switch.',
};
