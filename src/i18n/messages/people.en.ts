export const messages = {
  'team.amelie.role': 'Chief Executive',
  'team.amelie.alt': 'Portrait of Amélie Laurent: black bun, round brass glasses, cobalt roll-neck',
  'team.victor.role': 'Head of Engineering',
  'team.victor.alt': 'Portrait of Victor Osei: short black hair, full beard, off-white shirt',
  'team.nadia.role': 'Head of Conversation',
  'team.nadia.alt': 'Portrait of Nadia Benali: red bob, brass earrings, bottle-green jumper',
};
