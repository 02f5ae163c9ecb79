export const messages = {
  'company.mission': 'Our mission',
  'company.mission.1': 'Nobody should wait to talk to a business.',
  'company.mission.text':
    'We have all listened to hold music. We started Allô so that your customers never learn the tune.',
  'company.values': 'Our values',
  'company.value.1': 'Pick up',
  'company.value.1.text': 'Answer first, polish later.',
  'company.value.2': 'Say what you are',
  'company.value.2.text': 'Our operators say that they are AI, first thing.',
  'company.value.3': 'Write it down',
  'company.value.3.text': 'What we promise, we write down.',
  'company.value.4': 'Pass it on',
  'company.value.4.text': 'An operator that cannot help hands over to a person.',
  'company.team': 'The team',
  'company.amelie.bio': 'Ran a hotel switchboard before she ran a company. Still takes the Friday calls.',
  'company.victor.bio':
    'Keeps the switchboard up and the manuals short. Believes that a good system is one you can unplug.',
  'company.nadia.bio':
    'Trained as a radio actor. Teaches our voices when to speak and, more often, when to stop.',
  'company.more': 'On the other lines',
};
