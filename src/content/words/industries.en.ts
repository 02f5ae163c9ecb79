export const words = {
  'page.industries.head.title': 'Six industries, six ways to answer | Allô',
  'page.industries.head.description':
    'What the operator does for enterprise, retail, healthcare, finance, manufacturing and professional services.',
  'page.industries.title.1': 'Which line',
  'page.industries.title.2': 'are you on?',
  'page.industries.lead': 'Six trades, six kinds of busy. Plug into yours.',
};
