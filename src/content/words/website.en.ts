export const words = {
  'page.website.head.title': 'AI website creation platform | Allô',
  'page.website.head.description':
    'Turn the window and see the same shop before and after: templates, colours and fonts that suit the trade.',
  'page.website.title.1': 'New window,',
  'page.website.title.2': 'same shop.',
  'page.website.lead':
    'Your opening hours, your prices, your voice; in a window people stop at. Turn it over and see both sides.',
};
