export const messages = {
  'page.resources.head.title': 'Resources: the people behind the exchange | Allô',
  'page.resources.head.description': 'Our mission, our values and the three people who answer for them.',
  'page.resources.title.1': 'Behind',
  'page.resources.title.2': 'the',
  'page.resources.lead': 'What we believe about telephones, who believes it, and five doors that lead on.',
  'page.resources.title.3': 'board.',
  'page.resources.onward': 'The long version starts here.',
};
