export const messages = {
  'page.automation.head.title': 'Custom AI automation for busywork | Allô',
  'page.automation.head.description':
    'Custom automation for the jobs your team repeats: 85% time saved, 95% efficiency gain, 99% error reduction.',
  'page.automation.title.1': 'Wire it',
  'page.automation.title.2': 'once.',
  'page.automation.lead':
    'Custom automation for jobs your team repeats: an enquiry books itself in, an order becomes an invoice, a late invoice sends its own reminder.',
  'page.automation.next': 'One chore left: the website.',
  'automation-page.time': 'time saved',
  'automation-page.efficiency': 'efficiency gain',
  'automation-page.errors': 'error reduction',
  'automation-page.steps': 'The four steps',
  'automation-page.step.1': 'Listen',
  'automation-page.step.1.text': 'We sit with your team and write down what is done twice.',
  'automation-page.step.2': 'Draw',
  'automation-page.step.2.text': 'Each job becomes a line: what starts it, what ends it.',
  'automation-page.step.3': 'Connect',
  'automation-page.step.3.text': 'We wire forms, inbox, calendar and invoices together for you.',
  'automation-page.step.4': 'Watch',
  'automation-page.step.4.text': 'We watch every step; if one stops, a person is told at once.',
  'automation-page.features.1': 'What stays',
  'automation-page.features.2': 'plugged in.',
  'automation-page.feature.1.title': 'Starts by itself',
  'automation-page.feature.1.text':
    'A missed call, a paid invoice or a form sent at midnight can each set a job going.',
  'automation-page.feature.2.title': 'Keeps a log',
  'automation-page.feature.2.text':
    'Every step is written down with its time, so that you can see what ran, when and for whom.',
  'automation-page.feature.3.title': 'Asks before it matters',
  'automation-page.feature.3.text':
    'Refunds, contracts and anything else you mark in red wait for your approval.',
  'automation-page.feature.4.title': 'Unplugs cleanly',
  'automation-page.feature.4.text':
    'Instagram, Facebook, Linkedin, Email and Whatsapp are five tiers of their own. Unplug one and the others go on.',
  'automation.questions.1': 'Six questions',
  'automation.questions.2': 'before you plug in.',
  'automation.q.1': 'Which jobs are worth it?',
  'automation.a.1':
    'The ones that somebody does every day and would gladly give away: copying, reminding, filing, chasing.',
  'automation.q.2': 'Do we have to change our tools?',
  'automation.a.2': 'No: we connect the ones you have.',
  'automation.q.3': 'What happens when something breaks?',
  'automation.a.3': 'It stops at that step, and a person is told which one and why.',
  'automation.q.4': 'Can a person stay in charge?',
  'automation.a.4': 'Yes, wherever you like: a step can wait for your team’s yes for as long as it takes.',
  'automation.q.5': 'Which channels, how many workflows, for how much?',
  'automation.a.5':
    'A workflow is one job, from what starts it to what ends it. Instagram comes with 5, Facebook with 20, Linkedin with 50. Email is unlimited, and Whatsapp unlimited in every country. Each channel costs from $233.81 to $477.34 a month, after a starting fee of $300 to $2,000.',
  'automation.q.6': 'Do we build it, or do you?',
  'automation.a.6':
    'We do it with you: the four steps above are ours, and the yes at the end of each is yours.',
  'automation-page.contact': 'Bring us one dull job.',
  'automation-page.contact.text':
    'We will draw it with you on paper first. If it should stay a person’s job, we will say so.',
};
