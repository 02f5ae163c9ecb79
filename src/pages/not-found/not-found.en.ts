export const messages = {
  'page.not-found.head.title': 'Wrong number | Allô',
  'page.not-found.head.description': 'There is no page at this address.',
  'page.not-found.title.1': 'Wrong',
  'page.not-found.title.2': 'number.',
  'page.not-found.lead':
    'There is no page at this address. The line may have moved, or the address lost a letter on the way.',
  'not-found.home': 'Hang up and go home',
  'not-found.ways': 'Lines that work',
};
