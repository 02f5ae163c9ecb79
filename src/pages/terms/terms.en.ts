export const messages = {
  'page.terms.head.title': 'Terms: the short small print | Allô',
  'page.terms.head.description': 'What you may expect from this site, in plain words.',
  'page.terms.title.1': 'The small',
  'page.terms.title.2': 'print,',
  'page.terms.lead': 'What this site is, in four clauses, enlarged for anyone without glasses or a lawyer.',
  'page.terms.title.3': 'large.',
  'terms.1': 'This is a site to read. Nothing on it signs you up, sells you anything or sends a bill.',
  'terms.2': 'The figures are ours to keep true. If one is wrong, tell us and we will correct it.',
  'terms.3': 'The pictures and the words are ours. You are welcome to link to them.',
  'terms.4':
    'Prices are in dollars and stand as the rate card shows them. A contract is signed between people, never by scrolling.',
  'page.terms.next': 'Questions about any of it?',
};
