export const words = {
  'page.support.head.title': 'Support: leave a word | Allô',
  'page.support.head.description': 'Write to hello@allo.example or call +1 212 555 0142. A person reads it.',
  'page.support.title.1': 'Leave',
  'page.support.title.2': 'a word.',
  'page.support.lead': 'Write to hello@allo.example or ring +1 212 555 0142. A person answers both.',
};
