export const words = {
  'page.phone-systems.head.title': 'Virtual call assistant for business phones | Allô',
  'page.phone-systems.head.description':
    'One ring, then hello: 45% reduced wait times and 85% first-call resolution on your phone line.',
  'page.phone-systems.title.1': 'One ring,',
  'page.phone-systems.title.2': 'then hello.',
  'page.phone-systems.lead':
    'The assistant picks up, finds out why people are calling and puts them where they need to be. On average it takes two minutes.',
};
