export const messages = {
  'page.support.head.title': 'Support: a demo, a consultation, a question | Allô',
  'page.support.head.description':
    'Book a demo, schedule a consultation or ask a question: write to hello@allo.example or ring +1 212 555 0142.',
  'page.support.title.1': 'Leave',
  'page.support.title.2': 'a word.',
  'page.support.lead':
    'For a demo, a consultation or a question: write to hello@allo.example or ring +1 212 555 0142. A person answers both.',
  'page.support.onward': 'While you wait: the rate card.',
  'support.picture': 'The operator, a porcelain robot with a headset, on a red plinth',
  'support.slip': 'Message for Allô',
  'support.hours': 'For a person to read',
  'support.name': 'Full Name',
  'support.email': 'Email',
  'support.message': 'Message',
  'support.leave': 'Turn it into an e-mail',
  'support.hint': 'Nothing is sent from here. You get an e-mail with your words in it.',
  'support.status': 'Nothing is sent from here, and your words are still here. Open them as an',
  'support.mail': 'e-mail',
  'support.or': 'or ring',
  'support.subject': 'A word for Allô',
  'support.tier.subject': 'A word for Allô about {tier}',
  'support.tier.message': 'Hello, I would like to talk about this tier: {tier}.',
};
