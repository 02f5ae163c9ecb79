export const messages = {
  'page.faq.head.title': 'Questions people ask first | Allô',
  'page.faq.head.description':
    'Five short answers about Allô’s chatbots, call assistant, automations and websites.',
  'page.faq.title.1': 'Asked',
  'page.faq.title.2': 'and',
  'page.faq.lead':
    'Five things businesses ask about our chatbots, call assistant, automation and websites. The answers are short.',
  'page.faq.title.3': 'answered.',
  'page.faq.next': 'Now meet the people who wrote the answers.',
  'faq-page.keys': 'Press a number, read the answer',
  'faq-page.q.1': 'What does Allô do, in one breath?',
  'faq-page.a.1':
    'It answers your chat, picks up your phone, does the busywork and builds your website: an AI operator for your business.',
  'faq-page.q.2': 'Can we combine the services?',
  'faq-page.a.2':
    'Please do. Take a chatbot from one list, a call assistant from the next and as many channels as you like: each row of the rate card is priced on its own.',
  'faq-page.q.3': 'How fast does it answer?',
  'faq-page.a.3': 'Response time is under 100ms, and availability 99.99%.',
  'faq-page.q.4': 'What if we outgrow it?',
  'faq-page.a.4':
    'On the rate card, chat goes up to 100,000 messages a month and the phone to 150,000 calls. Beyond that, call us.',
  'faq-page.q.5': 'What if our question is not here?',
  'faq-page.a.5': 'Ask a person: write to hello@allo.example or call +1 212 555 0142.',
  'faq-page.hours':
    'Every hour of the week has a lamp, and none is out: our chatbots answer at any of them. The one with a ring is now.',
};
