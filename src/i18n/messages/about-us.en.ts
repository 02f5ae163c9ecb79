export const messages = {
  'page.about-us.head.title': 'About us: nobody should have to wait | Allô',
  'page.about-us.head.description': 'Why Allô exists, what it holds to and who runs it.',
  'page.about-us.title.1': 'Nobody',
  'page.about-us.title.2': 'should',
  'page.about-us.lead':
    'We have all listened to that music. We started Allô so that your customers never learn the tune.',
  'page.about-us.title.3': 'wait',
  'page.about-us.title.4': 'to',
  'page.about-us.title.5': 'talk',
  'page.about-us.title.6': 'to a',
  'page.about-us.title.7': 'business.',
  'page.about-us.onward': 'You have met us. Now ask us something.',
};
