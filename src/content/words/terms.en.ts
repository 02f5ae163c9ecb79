export const words = {
  'page.terms.head.title': 'Terms: the short small print | Allô',
  'page.terms.head.description': 'What you may expect from this site, in plain words.',
  'page.terms.title.1': 'The small',
  'page.terms.title.2': 'print, large.',
  'page.terms.lead':
    'This is a site to read. Nothing on it signs you up, sells or bills anything. The figures are ours to keep true; the pictures and the words are ours too, and you are welcome to link to them.',
};
