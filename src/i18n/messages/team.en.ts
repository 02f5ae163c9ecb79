export const messages = {
  'page.team.head.title': 'The team: who picks up | Allô',
  'page.team.head.description':
    'Meet Amélie Laurent, Victor Osei and Nadia Benali, the three people behind the operator.',
  'page.team.title.1': 'Who',
  'page.team.title.2': 'picks up.',
  'page.team.lead':
    'An operator is only as good as the people who taught it manners. Here are three of them.',
  'page.team.onward': 'They also write. Listen in.',
};
