export const messages = {
  'start.title.1': 'How it',
  'start.title.2': 'starts.',
  'start.1.title': 'Find your row',
  'start.1.text': 'The rate card has every tier of the four services, with its price and its starting fee.',
  'start.2.title': 'Talk to a person',
  'start.2.text':
    'Book a demo, schedule a consultation or ask a question, by email or by phone, and someone at Allô answers.',
  'start.3.title': 'Allô goes to work',
  'start.3.text':
    'You say what it should answer, do or build. The starting fee is paid once; then you pay by the month or, for calls, by the minute.',
};
