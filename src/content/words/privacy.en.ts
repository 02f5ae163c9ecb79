export const words = {
  'page.privacy.head.title': 'Privacy: nobody listens in | Allô',
  'page.privacy.head.description': 'What this site keeps, where it keeps it, and what it never does.',
  'page.privacy.title.1': 'Nobody',
  'page.privacy.title.2': 'listens in.',
  'page.privacy.lead':
    'This site sets no cookies, follows nobody and sends nothing anywhere. It keeps your theme and your Reduce motion switch in this browser once you use them, and, until you close the tab, a mark that a reload was tried.',
};
