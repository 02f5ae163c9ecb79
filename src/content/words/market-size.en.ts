export const words = {
  'page.market-size.head.title': 'AI market size, 2021 to 2026 | Allô',
  'page.market-size.head.description':
    'From 93.5 to 550.3 billion dollars: the yearly market value and the growth of its four segments.',
  'page.market-size.title.1': 'The lines',
  'page.market-size.title.2': 'are busy.',
  'page.market-size.lead':
    'In 2021 the market stood at 93.5 billion dollars. In 2026 it stands at 550.3. Somebody has to pick up.',
};
