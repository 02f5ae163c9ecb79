export const messages = {
  'page.industries.head.title': 'Six industries, six ways to answer | Allô',
  'page.industries.head.description':
    'What the operator does for enterprise, retail, healthcare, finance, manufacturing and professional services.',
  'page.industries.title.1': 'Which line',
  'page.industries.title.2': 'are you on?',
  'page.industries.lead': 'Six trades, six kinds of busy. Plug into yours.',
  'page.industries.onward': 'And how many of you are calling?',
  'industries.board': 'Six industries: plug into yours',
  'industries.connected': 'Connected',
  'industries.pull': 'Press a jack, and the plug comes to you.',
  'industries.all.1': 'All six,',
  'industries.all.2': 'read aloud.',
  'industries.enterprise': 'Enterprise',
  'industries.enterprise.line': 'Hundreds of extensions, one voice.',
  'industries.enterprise.story':
    'A caller asks for “the Dutch invoice people”. The line knows which floor that is, which language, and who is at lunch. It connects the second desk.',
  'industries.retail': 'Retail',
  'industries.retail.line': 'Is it in stock? Answered.',
  'industries.retail.story':
    'Saturday, eleven, a queue to the door. Forty people ask by chat whether the boots come in 38. Every one of them hears yes, and from which shop.',
  'industries.healthcare': 'Healthcare',
  'industries.healthcare.line': 'The front desk, after hours.',
  'industries.healthcare.story':
    'A patient rings at six in the morning to move an appointment. It is moved, the gap is offered to the next on the list, and the desk opens to a full day.',
  'industries.finance': 'Finance',
  'industries.finance.line': 'Every word kept, every caller checked.',
  'industries.finance.story':
    'A client wants to know why a transfer is waiting. The line asks two questions that only the client can answer, reads the note, and says which form is missing.',
  'industries.manufacturing': 'Manufacturing',
  'industries.manufacturing.line': 'Orders and downtime, routed at once.',
  'industries.manufacturing.story':
    'A supplier calls about a late pallet. The line finds the order, tells the foreman and writes down the new date, before anyone crosses the yard.',
  'industries.professional-services': 'Professional Services',
  'industries.professional-services.line': 'Billable hours stay billable.',
  'industries.professional-services.story':
    'A new client describes the matter. The line takes the names, checks them against the list, books half an hour and sends the file ahead. The partner reads it in the lift.',
};
