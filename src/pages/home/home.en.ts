export const messages = {
  'page.home.head.title': 'Allô: AI chatbots, call assistants, automation, websites',
  'page.home.head.description':
    'An AI operator for your business: a chatbot in 100+ languages, 24/7, a call assistant for your phone, the busywork automated, your website built.',
  'hero.headline': 'Every call answered, every chat resolved, every chore handled, every page published.',
  'hero.every': 'Every',
  'hero.call': 'call',
  'hero.answered': 'answered',
  'hero.chat': 'chat',
  'hero.settled': 'resolved',
  'hero.chore': 'chore',
  'hero.handled': 'handled',
  'hero.page': 'page',
  'hero.published': 'published',
  'hero.customers': 'customers',
  'hero.lead':
    'Allô is an AI operator for your business. It chats with your customers in 100+ languages, day and night, answers your phone, clears the busywork and builds your website.',
  'hero.learn-more-of': 'about the four services',
  'hero.active': 'Operator on duty',
  'hero.pause': 'Pause the moving parts',
  'hero.play': 'Play the moving parts',
  'hero.poster.light':
    'The operator, a porcelain robot with a bottle-green headset, works a conveyor that carries a website, a chat bubble and a telephone handset',
  'hero.poster.dark':
    'The operator on the night shift works a conveyor that carries a chat bubble and a brass cloche',
  'team.title.1': 'Three people',
  'team.title.2': 'answer for all of it.',
  'team.note':
    'About a contract, the voice your customers hear or a call that went badly: ask for any of the three by name.',
  'showcase.kicker': 'Six jobs that used to interrupt dinner.',
  'showcase.trades': 'Not a restaurant? See your own trade.',
  'showcase.title.1': 'One Friday',
  'showcase.title.2': 'at Chez Odile',
  'showcase.strip': 'Six restaurant jobs, from opening to close',
  'showcase.skip': 'Skip the six cards',
  'showcase.end.1': 'Doors closed.',
  'showcase.end.2': 'Book full.',
  'showcase.booking-management.title': 'Booking management',
  'showcase.booking-management.text':
    'Bookings by phone, by web and at the door land in one calendar, in the right order.',
  'showcase.booking-management.1': 'One calendar for every channel',
  'showcase.booking-management.2': 'New, moved and cancelled bookings',
  'showcase.booking-management.3': 'Changes sent to the guest',
  'showcase.booking-management.alt':
    'A ceramic day planner with enamel pegs for bookings; one is a telephone plug on a red cord',
  'showcase.voice-reservations.title': 'AI voice reservations',
  'showcase.voice-reservations.text':
    '“A table for four, by the window?” The assistant books it while the kitchen plates up.',
  'showcase.voice-reservations.1': 'Answers while you serve',
  'showcase.voice-reservations.2': 'Reads back date and time',
  'showcase.voice-reservations.3': 'Writes it in the calendar',
  'showcase.voice-reservations.alt': 'A red telephone handset served on a white plate, seen from above',
  'showcase.guest-messaging.title': 'Guest messaging',
  'showcase.guest-messaging.text':
    'Confirmations, late arrivals and allergies, answered where your guests already write to you.',
  'showcase.guest-messaging.1': 'Reminders the day before',
  'showcase.guest-messaging.2': 'Replies day and night',
  'showcase.guest-messaging.3': 'Your staff take over on request',
  'showcase.guest-messaging.alt':
    'A cobalt chat bubble served on a plate as a red cord lifts the brass cloche off it',
  'showcase.booking-widget.title': 'Booking widget',
  'showcase.booking-widget.text':
    'Guests book in three taps on your own website. It keeps your colours, your opening hours and your house rules.',
  'showcase.booking-widget.1': 'Sits on your own page',
  'showcase.booking-widget.2': 'Shows only free tables',
  'showcase.booking-widget.3': 'Works on any phone',
  'showcase.booking-widget.alt':
    'A browser window with time slots sits at a candle-lit table; one slot is red under the pointer',
  'showcase.table-management.title': 'Table management',
  'showcase.table-management.text':
    'See who is seated, who is running late and which table turns next, without leaving the pass.',
  'showcase.table-management.1': 'Live floor plan',
  'showcase.table-management.2': 'Turn times per table',
  'showcase.table-management.3': 'Walk-ins fitted into gaps',
  'showcase.table-management.alt':
    'A small ceramic floor plan; the red table carries a flag and a red cord comes to it through the door',
  'showcase.analytics.title': 'Analytics',
  'showcase.analytics.text': 'Covers, no-shows and the calls behind them, added up before the lights go out.',
  'showcase.analytics.1': 'Covers by hour',
  'showcase.analytics.2': 'No-shows by channel',
  'showcase.analytics.3': 'A summary every night',
  'showcase.analytics.alt':
    'Stacked plates rise like a bar chart; a dark cord lies over them as the trend line',
  'testimonials.title.1': 'Hung up',
  'testimonials.title.2': 'happy.',
  'testimonials.satisfied': 'satisfaction on the phone line.',
  'testimonials.stars': '5 out of 5',
  'testimonials.awa.text':
    'We stopped losing Saturday bookings. The operator takes the call, and my floor staff never leave the floor.',
  'testimonials.awa.role': 'Owner',
  'testimonials.awa.alt': 'Awa Diallo, in a cobalt headscarf and brass hoops',
  'testimonials.henri.text':
    'Our drivers write from Lyon and from Lisbon. Each gets an answer in their own language, at any hour.',
  'testimonials.henri.role': 'Operations Director',
  'testimonials.henri.alt': 'Henri Castel, with a grey quiff, square black glasses and a cobalt jumper',
  'testimonials.marco.text': 'It answers the same forty questions all day, and I get to cook.',
  'testimonials.marco.role': 'Chef and owner',
  'testimonials.marco.alt': 'Marco Bellini, in a white toque and a red neckerchief',
  'faq.title.1': 'Before',
  'faq.title.2': 'you call.',
  'faq.1.q': 'Is it AI, or is it people?',
  'faq.1.a':
    'AI, and it says so in its first sentence. When it cannot help, or when a caller presses 4, “Speak to Representative”, it hands over to someone on your own team.',
  'faq.2.q': 'Can we start with one service?',
  'faq.2.a':
    'Yes: chat, phone, automation and website each work alone and are priced alone. Start with whatever eats most of your day.',
  'faq.3.q': 'How do we start?',
  'faq.3.a':
    'Find your row on the rate card, then book a demo or ask us a question. Prices and starting fees are printed there, before we speak.',
  'faq.4.q': 'Which languages does it know?',
  'faq.4.a':
    '100+ of them in chat: it answers in the language your customer writes, and follows when they change. Among the chatbot tiers, Growth includes 5, Pro 10 and Company all of them.',
  'faq.5.q': 'How are the four services priced?',
  'faq.5.a':
    'Chatbots, automations and websites by the month, the call assistant by the minute. Each has its starting fee, and all twenty tiers stand side by side on the rate card.',
};
