export const messages = {
  'page.blog.head.title': 'Blog: the party line | Allô',
  'page.blog.head.description':
    'Notes on the web, augmented and virtual reality, crypto and cyber security for people who run a business.',
  'page.blog.title.1': 'Party',
  'page.blog.title.2': 'line.',
  'page.blog.lead': 'Nineteen calls worth overhearing. Pick a line to listen in.',
  'page.blog.onward': 'Rather be heard than listen?',
  'blog.filter': 'Lines',
  'blog.posts': 'Posts',
  'blog.all': 'All',
  'blog.web': 'Web',
  'blog.augmented-reality': 'Augmented reality',
  'blog.virtual-reality': 'Virtual reality',
  'blog.crypto': 'Crypto',
  'blog.cyber-security': 'Cyber Security',
  'blog.unknown-post': 'No such call was logged. Here are the others.',
  'blog.unknown-category': 'There is no line of that name. Here is everything.',
  'blog.slip': 'While you were out',
  'blog.date': 'Date',
  'blog.line': 'Line',
  'blog.previous': 'Previous',
  'blog.next': 'Next',
  'post.answers-its-own-phone.title': 'A website that answers its own phone',
  'post.answers-its-own-phone.subtitle': 'What happens when the contact page stops being a dead end',
  'post.answers-its-own-phone.description':
    'A locksmith in Ghent took the number off his contact page and put a line in its place that answers. Half the callers wanted an opening time. The other half were standing in front of a door. Here is how he told them apart in one question.',
  'post.answers-its-own-phone.alt':
    'A pile of coloured enamel panes, each turned a little, topped by a white ball',
  'post.sofa-first.title': 'Put the sofa in the room first',
  'post.sofa-first.subtitle': 'Shops that let you walk round the product before you order it',
  'post.sofa-first.description':
    'A furniture shop in Lille measured one thing: how many sofas came back. With the camera view on the product page, customers saw that the corner unit blocked the radiator, and ordered the smaller one. How the shop set it up, and the two products it left out on purpose.',
  'post.sofa-first.alt': 'A mint ceramic pear framed by red corner brackets with a small label',
  'post.meeting-room.title': 'The meeting room nobody has to heat',
  'post.meeting-room.subtitle': 'Six months of weekly stand-ups in headsets',
  'post.meeting-room.description':
    'Nine people, four towns, one room with a view of nothing in particular. What they kept, what they dropped after a month, and why the best feature turned out to be a door that closes.',
  'post.meeting-room.alt': 'A VR headset in front of an arch that opens on stairs and a small sun',
  'post.refunds.title': 'Refunds on a chain',
  'post.refunds.subtitle': 'Why the receipt matters more than the coin',
  'post.refunds.description':
    'Taking the payment was easy. Giving it back took a bookkeeper, a lawyer and a long lunch. A plain guide to refunds when the money cannot walk backwards.',
  'post.refunds.alt':
    'Stacks of brass and enamel coins, a cobalt ball on one, a large brass coin on the other',
  'post.padlock.title': 'The padlock is not a promise',
  'post.padlock.subtitle': 'What the browser’s lock tells you, and what it does not',
  'post.padlock.description':
    'It says that nobody reads along. It does not say who is at the other end. Five minutes that will save your front desk from the next very polite letter.',
  'post.padlock.alt': 'A red ball under a glass cloche, a white padlock at its foot',
  'post.slow-sites.title': 'Slow sites lose calls',
  'post.slow-sites.subtitle': 'What each extra second does to the ring rate',
  'post.slow-sites.description':
    'We watched people wait for a menu to load. Most of them did not wait. Three things to take off the page today, and one that looks heavy and is not.',
  'post.slow-sites.alt': 'A big white pointer on a blue coiled cord presses a red button',
  'post.invoice-hook.title': 'The invoice with a hook in it',
  'post.invoice-hook.subtitle': 'One changed digit, one very ordinary Tuesday',
  'post.invoice-hook.description':
    'The letter looked right, because most of it was. How a bakery spotted the new bank number, and the phone call that is cheaper than any filter.',
  'post.invoice-hook.alt': 'An envelope with a red seal hangs from a brass fish hook on a red cord',
  'post.empty-field.title': 'A door in an empty field',
  'post.empty-field.subtitle': 'How little a virtual place needs to feel like one',
  'post.empty-field.description':
    'A horizon, a threshold, something to lean on. An estate agent rebuilt her viewings with three objects and no furniture, and people stayed longer.',
  'post.empty-field.alt': 'A red door stands alone in a blue room and opens on hills and a red sun',
  'post.halfway.title': 'Vases that exist halfway',
  'post.halfway.subtitle': 'Ceramic, wireframe and the trust gap between them',
  'post.halfway.description':
    'Show the real glaze and let the outline do the rest. A potter sells work that is not fired yet, says so on every label, and has fewer returns than the shelf.',
  'post.halfway.alt': 'A vase, half white ceramic and half red wireframe',
  'post.key-man.title': 'Who holds the key on holiday?',
  'post.key-man.subtitle': 'Two wallets, one partner in Corsica and a locked till',
  'post.key-man.description':
    'The money was safe, so safe that nobody could pay the florist. How to split a key between people who are never in the same room.',
  'post.key-man.alt': 'A small white vault with a cobalt door; a big red key leans against it',
  'post.one-raised-tile.title': 'One button per page',
  'post.one-raised-tile.subtitle': 'The case for raising a single tile',
  'post.one-raised-tile.description':
    'A garage had eleven ways to book and no bookings. It kept one. We asked the owner which, and why the other ten had felt so reassuring.',
  'post.one-raised-tile.alt': 'A tray of pale tiles; one red tile is pushed up on a brass spring',
  'post.old-passwords.title': '1876 is not a password',
  'post.old-passwords.subtitle': 'Why the whole office shares one number, and how to stop',
  'post.old-passwords.description':
    'It was the year on the sign above the door. Everybody knew it, including the street. A painless hour that ends with everyone having their own.',
  'post.old-passwords.alt': 'A red coiled cord through the brass shackle of a white combination lock',
  'post.marble-training.title': 'Practise on marble first',
  'post.marble-training.subtitle': 'Training a front desk in a room where nobody minds',
  'post.marble-training.description':
    'Angry guests, lost coats, a fire bell: the new receptionist met them all before her first day. What a hotel school learned from a headset and a patient statue.',
  'post.marble-training.alt': 'A classical white bust that wears a red VR headset',
  'post.ring-of-suppliers.title': 'A ring of six suppliers',
  'post.ring-of-suppliers.subtitle': 'One shared ledger, no shared boss',
  'post.ring-of-suppliers.description':
    'Six cheese makers, one van, and an argument about who owed whom. They wrote it down where all of them could read it and none could rub it out.',
  'post.ring-of-suppliers.alt':
    'Six enamel cubes strung in a ring on a dark green cord, closed by a red plug',
  'post.chair-in-the-hall.title': 'The chair in the hall',
  'post.chair-in-the-hall.subtitle': 'Measuring a room with the phone in your pocket',
  'post.chair-in-the-hall.description':
    'Upholsterers used to drive out with a tape. Now the customer walks round the chair once. Where it works, where it is out by a hand, and when to bring the tape after all.',
  'post.chair-in-the-hall.alt': 'A cobalt chair framed by red corner brackets',
  'post.halfway-through-the-window.title': 'Halfway through the window',
  'post.halfway-through-the-window.subtitle': 'What shoppers do in the second before they leave',
  'post.halfway-through-the-window.description':
    'They look for the price of delivery, for a face, or for a way back. Put the three where the thumb already is. A toy shop did, and stopped its pop-ups for good.',
  'post.halfway-through-the-window.alt': 'A red ball half-way through a ceramic browser window',
  'post.keyhole.title': 'Mind the keyhole',
  'post.keyhole.subtitle': 'Old plug-ins, spare accounts and other things left ajar',
  'post.keyhole.description':
    'Nobody breaks the door. They try the window that a former intern left open. A list to read aloud on the first Monday of the month, with a person’s name on every line.',
  'post.keyhole.alt': 'A white slab with a brass keyhole plate; red light shines out of it',
  'post.weakest-link.title': 'The weakest link is lunch',
  'post.weakest-link.subtitle': 'A payment that is final, and a cashier who is hungry',
  'post.weakest-link.description':
    'Three cafés took coins from the air for a year. The technology held. The mistakes came at half past twelve, with a queue. What they changed at the counter.',
  'post.weakest-link.alt': 'A chain of brass and enamel links across a marigold set',
  'post.read-your-own-markup.title': 'Have your page read to you',
  'post.read-your-own-markup.subtitle': 'Ten minutes with a screen reader and a cup of tea',
  'post.read-your-own-markup.description':
    'Close your eyes and let the machine read your home page aloud. If it says “button, button, image”, so will your search results. What to fix first, in plain words.',
  'post.read-your-own-markup.alt': 'Angle brackets and a slash as ceramic monoliths, a red cord running past',
};
