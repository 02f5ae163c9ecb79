export const messages = {
  'page.industries.head.title': 'AI for six industries, call by call | Allô',
  'page.industries.head.description':
    'What the AI operator does for enterprise, retail, healthcare, finance, manufacturing and professional services.',
  'page.industries.title.1': 'Which line',
  'page.industries.title.2': 'are you on?',
  'page.industries.lead':
    'An AI operator for your trade: it answers, books and hands over to your staff. Choose yours and read one moment of a working day.',
  'page.industries.next': 'And how big is all this?',
  'industries.board': 'Six industries: plug into yours',
  'industries.connected': 'Connected',
  'industries.pull': 'Press a jack, and the plug comes to you.',
  'industries.all.1': 'All six,',
  'industries.all.2': 'one by one.',
  'industries.enterprise': 'Enterprise',
  'industries.enterprise.line': 'Hundreds of extensions, one voice.',
  'industries.enterprise.story':
    'A caller asks for “the Dutch invoice people”. The operator knows which floor that is, which language, and who is at lunch, and puts the call through to someone who is not.',
  'industries.retail': 'Retail',
  'industries.retail.line': 'Says at once whether it is in stock.',
  'industries.retail.story':
    'It is Saturday, eleven o’clock, and the queue is at the door. Forty people ask by chat whether the boots come in 38. Every one of them reads yes, and in which shop.',
  'industries.healthcare': 'Healthcare',
  'industries.healthcare.line': 'The front desk, after hours.',
  'industries.healthcare.story':
    'A patient rings at six in the morning to move an appointment. It is moved, the gap is offered to the next on the list, and the desk opens to a full day.',
  'industries.finance': 'Finance',
  'industries.finance.line': 'Checks who is calling before it says more.',
  'industries.finance.story':
    'A client wants to know why a transfer is waiting. The operator asks two questions that only the client can answer, reads the note, and says which form is missing.',
  'industries.manufacturing': 'Manufacturing',
  'industries.manufacturing.line': 'Delays and stoppages reach the right person.',
  'industries.manufacturing.story':
    'A supplier calls about a late pallet. The operator finds the order, tells the shift lead and writes down the new date, before anyone crosses the yard.',
  'industries.professional-services': 'Professional Services',
  'industries.professional-services.line': 'Billable hours stay billable.',
  'industries.professional-services.story':
    'A new client describes the matter. The operator takes the names, checks them against your client list, books half an hour and sends the file ahead. The partner reads it in the lift.',
};
