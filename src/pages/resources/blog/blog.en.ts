export const messages = {
  'page.blog.head.title': 'Blog: notes for people with a business to run | Allô',
  'page.blog.head.description':
    'Nineteen short notes on augmented and virtual reality, crypto, security and the web for people with a business to run.',
  'page.blog.title.1': 'Open',
  'page.blog.title.2': 'line.',
  'page.blog.lead':
    'Nineteen short notes on augmented and virtual reality, crypto, security and the web, for people with a business to run.',
  'page.blog.next': 'Tell us which note to write next.',
  'blog.filter': 'Subjects',
  'blog.posts': 'Notes',
  'blog.all': 'All',
  'blog.web': 'Web',
  'blog.augmented-reality': 'Augmented reality',
  'blog.virtual-reality': 'Virtual reality',
  'blog.crypto': 'Crypto',
  'blog.cyber-security': 'Cyber Security',
  'blog.shown': '{subject}: {count} notes',
  'blog.unknown-post': 'There is no note of that name. Here are the others.',
  'blog.unknown-category': 'There is no subject of that name. Here are all the notes.',
  'blog.kind': 'While you were out',
  'blog.author': 'From',
  'blog.date': 'Date',
  'blog.line': 'Subject',
  'blog.previous': 'Previous',
  'blog.next': 'Next',
  'post.answers-its-own-phone.title': 'A website that answers its own phone',
  'post.answers-its-own-phone.subtitle': 'What happens when the contact page stops being a dead end',
  'post.answers-its-own-phone.description':
    'A locksmith in Ghent took the number off his contact page and put a line in its place that answers. Half the callers wanted an opening time. The other half were standing in front of a door. One question tells them apart: “Are you locked out right now?” A yes rings his pocket at once; a no gets the hours and goes on with its day. He says he eats his supper warm again.',
  'post.answers-its-own-phone.alt':
    'A pile of coloured enamel panes, each turned a little, topped by a white ball',
  'post.sofa-first.title': 'Put the sofa in the room first',
  'post.sofa-first.subtitle': 'Shops that let you walk round the product before you order it',
  'post.sofa-first.description':
    'A furniture shop in Lille counts one thing: how many sofas come back. With a camera view on the product page, customers saw for themselves that the corner unit blocked the radiator, and ordered the smaller one. Two products were left out on purpose: lamps, because a phone cannot show their light, and rugs, because people want to touch them. Start with whatever is heaviest to send back. That is where a wrong guess costs you a lorry.',
  'post.sofa-first.alt': 'A mint ceramic pear framed by red corner brackets with a small label',
  'post.meeting-room.title': 'The meeting room nobody has to heat',
  'post.meeting-room.subtitle': 'Weekly stand-ups in headsets, and what was worth keeping',
  'post.meeting-room.description':
    'Nine people in four towns tried one meeting room with a view of nothing in particular. After a month they dropped the avatars that danced and the whiteboard that only its owner could read. They kept the round table, where you hear who is sitting beside you, and the door. With the door shut, two of them could settle something without an audience. If you try it, cut the meeting to twenty minutes: a headset is heavy, and so is a long agenda.',
  'post.meeting-room.alt': 'A VR headset in front of an arch that opens on stairs and a small sun',
  'post.refunds.title': 'How do you refund a coin?',
  'post.refunds.subtitle': 'The receipt matters more than the coin',
  'post.refunds.description':
    'Taking the payment was easy; giving it back took a bookkeeper, a lawyer and a long lunch. A payment on a chain cannot walk backwards, so a refund is a new payment, and you must settle three things before the first sale. Which value do you return: the coins, or the price on the receipt? To which address, confirmed by whom? And who in the shop may press the button? Print the answers under the total, where both of you can read them.',
  'post.refunds.alt':
    'Stacks of brass and enamel coins, a cobalt ball on one, a large brass coin on the other',
  'post.padlock.title': 'The padlock is not a promise',
  'post.padlock.subtitle': 'What the browser’s lock tells you, and what it does not',
  'post.padlock.description':
    'The lock in the address bar says that the line between you and the page is private. It does not say who is at the other end; a thief can buy the same lock in a few minutes. So teach the front desk to read the name, not the lock. Read it from the right: the last two words before the first single slash, three if it ends like co.uk, are who you are talking to. Everything to the left of them is decoration.',
  'post.padlock.alt': 'A red ball under a glass cloche, a white padlock at its foot',
  'post.slow-sites.title': 'Slow sites lose calls',
  'post.slow-sites.subtitle': 'What each extra second does to the phone',
  'post.slow-sites.description':
    'Watch people wait for a clinic’s page on a phone with two bars of signal. Most of them do not wait: they go back and ring the next name on the list. Take off three things today: the slideshow, the second font and the video that starts by itself. Keep the map; it looks heavy, but it can load only when somebody asks for it. Then put the phone number in plain text at the top, where it arrives first.',
  'post.slow-sites.alt': 'A big white pointer on a blue coiled cord presses a red button',
  'post.invoice-hook.title': 'The boss’s voice, and not the boss',
  'post.invoice-hook.subtitle': 'A cloned voice, a changed account and one very ordinary Tuesday',
  'post.invoice-hook.description':
    'The letter with the new bank account looked right, because most of it was. Then the owner rang the office to hurry the payment along, or so it sounded: ten seconds of him at a trade fair had been enough to copy the voice. The bookkeeper hung up and rang his usual number; he was at the dentist. That is the whole defence. Agree that no account changes on an incoming call, whoever is on it, and that ringing back is never rude.',
  'post.invoice-hook.alt': 'An envelope with a red seal hangs from a brass fish hook on a red cord',
  'post.empty-field.title': 'The viewing without furniture',
  'post.empty-field.subtitle': 'How little a virtual place needs to feel like one',
  'post.empty-field.description':
    'An estate agent rebuilt her virtual viewings with three objects and no furniture: a horizon to look at, a threshold to cross and a kitchen counter to lean on. Visitors stayed longer than in the rooms full of rendered sofas, and asked better questions, because they were furnishing in their heads. If you build one, get the ceiling height and the light from the window right, and leave the rest out. People forgive an empty room. They do not forgive a door at knee height.',
  'post.empty-field.alt': 'A red door stands alone in a blue room and opens on hills and a red sun',
  'post.halfway.title': 'Sell the vase before you fire it',
  'post.halfway.subtitle': 'Ceramic, outline and the trust between them',
  'post.halfway.description':
    'A potter sells work that does not exist yet. On her page the finished half of the vase is a photograph of the real glaze, and the other half is an outline that turns under your finger. Each label says so in plain words: “Not fired yet, ready in May.” What people cannot see, they ask about, and what they have asked about they seldom send back. Copy the label before you copy the technology. A preview that admits to being one is believed.',
  'post.halfway.alt': 'A vase, half white ceramic and half red wireframe',
  'post.key-man.title': 'Who holds the key on holiday?',
  'post.key-man.subtitle': 'Two wallets, one partner in Corsica and a locked till',
  'post.key-man.description':
    'The money was safe: so safe that, with one partner in Corsica, the shop could not pay its florist. The cure is a key in parts. Make three of them, so that any two open the wallet and one alone opens nothing. One stays with each partner and the third lies with your lawyer, in an envelope that says what it is for. Then rehearse it once, on a quiet Monday and for one euro. A key that you have never tried is a rumour.',
  'post.key-man.alt': 'A small white vault with a cobalt door; a big red key leans against it',
  'post.one-raised-tile.title': 'One button per page',
  'post.one-raised-tile.subtitle': 'Eleven ways to book, and why ten of them went',
  'post.one-raised-tile.description':
    'A garage had eleven ways to book: a form, a chat, two numbers, a calendar and six more that only the owner’s nephew could explain. It had almost no bookings. It kept one way, a button that says “Book a service”, and wired the rest up behind it: the date goes to the calendar, the car’s details to the workshop, a reminder to the customer. The other ten had felt like courtesy. To a customer they were ten decisions.',
  'post.one-raised-tile.alt': 'A tray of pale tiles; one red tile is pushed up on a brass spring',
  'post.old-passwords.title': '1876 is not a password',
  'post.old-passwords.subtitle': 'Why the whole office shares one number, and how to stop',
  'post.old-passwords.description':
    'It was the year on the sign above the door. The whole law firm used it for the alarm, the printer and the safe, and the whole street could read it. Changing it took one hour over coffee. Each person got a password manager and chose one long sentence of their own to open it; the shared codes moved in there, where one can see who has them. The hard part was the sign. They left it up, and it opens nothing now.',
  'post.old-passwords.alt': 'A red coiled cord through the brass shackle of a white combination lock',
  'post.marble-training.title': 'Make your mistakes on a statue',
  'post.marble-training.subtitle': 'Training a front desk in a room where it hurts no one',
  'post.marble-training.description':
    'An angry patient, a lost coat and a fire bell: a new receptionist met all three before her first day, in a headset, across the desk from a marble bust with a patient voice. The clinic that trained her learned two things. Short scenes work better than long ones, three minutes and then talk. And the bust should go wrong in the ways your own callers do, so start by writing down last month’s five worst calls, word for word.',
  'post.marble-training.alt': 'A classical white bust that wears a red VR headset',
  'post.ring-of-suppliers.title': 'Who owes whom? Ask the ledger',
  'post.ring-of-suppliers.subtitle': 'Six cheese makers, one van and a record that all of them can read',
  'post.ring-of-suppliers.description':
    'Six cheese makers share a van, and used to share an argument about who owed whom. Now each delivery writes its own line: who sent what, who signed for it, what it cost. All six can read the record and none can rub a line out; a chain does that, but so would a notebook that everybody trusts. On Friday the sums are sent round by themselves. The argument has moved on to who washes the van.',
  'post.ring-of-suppliers.alt':
    'Six enamel cubes strung in a ring on a dark green cord, closed by a red plug',
  'post.chair-in-the-hall.title': 'Throw away the tape measure? Not yet',
  'post.chair-in-the-hall.subtitle': 'Measuring a chair with the phone in your pocket',
  'post.chair-in-the-hall.description':
    'Upholsterers used to drive out with a tape measure. Now the customer walks round the chair once with a phone, and the sizes arrive before the kettle boils. On straight wood it is right to a finger’s width. On anything soft, dark or shiny it can be out by a whole hand, so ask for one length measured by tape and compare. If the two agree, trust the rest. If they do not, drive out; the coffee is usually good.',
  'post.chair-in-the-hall.alt': 'A cobalt chair framed by red corner brackets',
  'post.halfway-through-the-window.title': 'What shoppers look for before they leave',
  'post.halfway-through-the-window.subtitle': 'Three questions, and where to put the answers',
  'post.halfway-through-the-window.description':
    'A toy shop read a month of its own chats, and found that people about to leave ask one of three things: what delivery costs, whether somebody is there, and how to send something back. So it put the three answers beside the price, under the thumb, and let the chat keep quiet until it was spoken to. The pop-ups went for good. Read your own chats for an hour before you redesign anything: your customers have already written the page.',
  'post.halfway-through-the-window.alt': 'A red ball half-way through a ceramic browser window',
  'post.keyhole.title': 'The intern left. The account did not',
  'post.keyhole.subtitle': 'Old plug-ins, spare accounts and other things left ajar',
  'post.keyhole.description':
    'A burglar rarely breaks the door: he tries the window that a former intern left open. So make leaving a job that runs by itself. When somebody’s last day is in the calendar, a list goes out that evening: mail closed, keys back, plug-ins handed over, each line with a person’s name and a tick. Then, on the first Monday of the month, read aloud every account that has not been used since the last one. Silence round the table means delete.',
  'post.keyhole.alt': 'A white slab with a brass keyhole plate; red light shines out of it',
  'post.weakest-link.title': 'The crypto till that failed at lunch',
  'post.weakest-link.subtitle': 'A payment that is final, and a cashier who is hungry',
  'post.weakest-link.description':
    'Three cafés took crypto at the till for a year. The technology held; the mistakes came at half past twelve, with a queue. A wrong amount cannot be called back, so the two cafés that went on with it changed the counter and left the software alone. The customer reads the amount aloud before paying. Nothing above twenty euros is taken between noon and two. And one person, the same each day, does the sums while nobody is hungry.',
  'post.weakest-link.alt': 'A chain of brass and enamel links on a marigold background',
  'post.read-your-own-markup.title': 'Have your page read to you',
  'post.read-your-own-markup.subtitle': 'Ten minutes with a screen reader and a cup of tea',
  'post.read-your-own-markup.description':
    'Close your eyes and let the machine read your home page aloud. If it says “button, button, image”, so will your search results, and so will the assistant that a customer asks about you. Fix three things first. Give each picture a sentence that says what it shows. Let each button say what it does, “Book a visit” rather than “Click here”. And begin each page with one heading that names your trade and your town. The tea will still be warm.',
  'post.read-your-own-markup.alt': 'Angle brackets and a slash as ceramic monoliths, a red cord running past',
};
