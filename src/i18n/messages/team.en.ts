export const messages = {
  'page.team.head.title': 'The team: three people to ask for | Allô',
  'page.team.head.description':
    'Meet Amélie Laurent, Victor Osei and Nadia Benali, the three people behind the AI operator.',
  'page.team.title.1': 'Who',
  'page.team.title.2': 'picks up.',
  'page.team.lead':
    'Amélie, Victor and Nadia make AI operators for businesses. Ask for any of the three by name.',
  'page.team.onward': 'They also write.',
};
