export const words = {
  'page.about-us.head.title': 'About us: nobody should have to wait | Allô',
  'page.about-us.head.description': 'Why Allô exists, what it holds to and who runs it.',
  'page.about-us.title.1': 'Nobody should have',
  'page.about-us.title.2': 'to wait to talk.',
  'page.about-us.lead':
    'We have all listened to that music. We started Allô so that your customers never learn the tune.',
};
