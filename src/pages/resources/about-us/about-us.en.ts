export const messages = {
  'page.about-us.head.title': 'About us: AI operators for businesses | Allô',
  'page.about-us.head.description':
    'Allô makes AI operators for businesses: chat, phone, automation, websites. Why it exists, what it holds to and who runs it.',
  'page.about-us.title.1': 'Nobody',
  'page.about-us.title.2': 'should',
  'page.about-us.lead':
    'Allô makes AI operators for businesses: chat, phone, automation, websites, for 15,375+ customers.',
  'page.about-us.title.3': 'wait',
  'page.about-us.title.4': 'to',
  'page.about-us.title.5': 'talk',
  'page.about-us.title.6': 'to a',
  'page.about-us.title.7': 'business.',
  'page.about-us.next': 'You have met us. Now ask us something.',
};
