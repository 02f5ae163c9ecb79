export const messages = {
  'page.team.head.title': 'The leadership team | Allô',
  'page.team.head.description':
    'Meet Amélie Laurent, Victor Osei and Nadia Benali, who lead Allô, the AI operator for businesses.',
  'page.team.title.1': 'Who',
  'page.team.title.2': 'picks up.',
  'page.team.lead':
    'Amélie, Victor and Nadia lead Allô, which makes AI operators for businesses: 15,375+ customers so far. Ask for any of the three by name.',
  'page.team.next': 'They also write.',
};
