export const messages = {
  'page.home.head.title': 'Allô: AI chatbots, call assistants, automation, websites',
  'page.home.head.description':
    'One good operator for your chat, your phone, your busywork and your website. It answers in 100+ languages, 24/7.',
  'hero.headline': 'Every call answered, every chat settled, every chore handled, every page published.',
  'hero.every': 'Every',
  'hero.call': 'call',
  'hero.answered': 'answered',
  'hero.chat': 'chat',
  'hero.settled': 'settled',
  'hero.chore': 'chore',
  'hero.handled': 'handled',
  'hero.page': 'page',
  'hero.published': 'published',
  'hero.customers': 'customers on the line',
  'hero.lead':
    'One operator for your chat, your phone, your busywork and your website. It picks up in 100+ languages, day shift and night shift.',
  'hero.active': '10+ active calls',
  'hero.pause': 'Pause the moving parts',
  'hero.play': 'Play the moving parts',
  'hero.poster.light':
    'The operator, a porcelain robot with a bottle-green headset, works a conveyor that carries a website, a chat bubble and a telephone handset',
  'hero.poster.dark':
    'The same operator on the night shift, with a red headset, a brass cloche and a chat bubble passing on the conveyor',
  'team.title.1': 'Three people',
  'team.title.2': 'answer for all of it.',
  'team.note':
    'Ask us about a contract, a tone of voice or a call that went badly. One of these three will pick up.',
  'showcase.kicker': 'Six jobs that used to interrupt dinner.',
  'showcase.title.1': 'One Friday',
  'showcase.title.2': 'at Chez Odile',
  'showcase.strip': 'Six restaurant jobs, from opening to close',
  'showcase.skip': 'Skip the six cards',
  'showcase.end.1': 'Doors closed.',
  'showcase.end.2': 'Nothing missed.',
  'showcase.booking-management.title': 'Booking management',
  'showcase.booking-management.text':
    'Phone, web and walk-in bookings land in one diary, in the right order.',
  'showcase.booking-management.1': 'One diary for every channel',
  'showcase.booking-management.2': 'No double bookings',
  'showcase.booking-management.3': 'Changes sent to the guest',
  'showcase.booking-management.alt':
    'A ceramic day planner with enamel pegs for bookings; one is a telephone plug on a red cord',
  'showcase.voice-reservations.title': 'AI voice reservations',
  'showcase.voice-reservations.text':
    '“A table for four, by the window?” Booked while the kitchen plates up.',
  'showcase.voice-reservations.1': 'Answers on the first ring',
  'showcase.voice-reservations.2': 'Reads back date and time',
  'showcase.voice-reservations.3': 'Speaks 100+ languages',
  'showcase.voice-reservations.alt': 'A red telephone handset served on a white plate, seen from above',
  'showcase.guest-messaging.title': 'Guest messaging',
  'showcase.guest-messaging.text':
    'Confirmations, late arrivals and allergies, answered where your guests already write to you.',
  'showcase.guest-messaging.1': 'Reminders the day before',
  'showcase.guest-messaging.2': 'Replies day and night',
  'showcase.guest-messaging.3': 'A person takes over on request',
  'showcase.guest-messaging.alt':
    'A cobalt chat bubble served on a plate as a red cord lifts the brass cloche off it',
  'showcase.booking-widget.title': 'Booking widget',
  'showcase.booking-widget.text':
    'Three taps on your own website. It keeps your colours, your opening hours and your house rules.',
  'showcase.booking-widget.1': 'Lives on your page',
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
  'testimonials.satisfied': 'satisfaction on the phone line. The other callers wanted a different shop.',
  'testimonials.stars': '5 out of 5',
  'testimonials.awa.text':
    'We stopped losing Saturday bookings. The phone rings, the operator picks up, and my floor staff never leave the floor.',
  'testimonials.awa.role': 'Owner',
  'testimonials.awa.alt': 'Awa Diallo, in a cobalt headscarf and brass hoops',
  'testimonials.henri.text': 'Callers in Lyon and Lisbon both think we hired someone local.',
  'testimonials.henri.role': 'Operations Director',
  'testimonials.henri.alt': 'Henri Castel, with a grey quiff, square black glasses and a cobalt jumper',
  'testimonials.marco.text': 'It answers the same forty questions all day. I get to cook.',
  'testimonials.marco.role': 'Chef and owner',
  'testimonials.marco.alt': 'Marco Bellini, in a white toque and a red neckerchief',
  'faq.title.1': 'Before',
  'faq.title.2': 'you call.',
  'faq.1.q': 'Will callers know they are speaking to an AI?',
  'faq.1.a':
    'Yes. It says so in its first sentence, then gets on with the job. Most people are too busy being helped to mind.',
  'faq.2.q': 'What happens when it can’t answer?',
  'faq.2.a':
    'It says so, and puts the caller through to a person with the notes already on screen. Nobody repeats themselves. Option 4 on the phone menu, “Speak to Representative”, does the same at any moment.',
  'faq.3.q': 'Which languages does it speak?',
  'faq.3.a':
    '100+ of them. It answers in the language it hears, and follows when someone changes halfway through a sentence. How many your plan includes is on the pricing page.',
  'faq.4.q': 'Can we keep our phone number?',
  'faq.4.a':
    'Yes. People dial the number on your door, as they always have. You decide which calls ring through to your line here, and when.',
  'faq.5.q': 'How are the four services priced?',
  'faq.5.a':
    'Chatbots, automations and websites by the month, the call assistant by the minute. Each has its starting fee, and all twenty tiers stand side by side on the rate card.',
};
