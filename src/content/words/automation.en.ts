export const words = {
  'page.automation.head.title': 'Custom AI automation for busywork | Allô',
  'page.automation.head.description':
    'Patch an event to the step that should follow: 85% time saved, 95% efficiency gain, 99% error reduction.',
  'page.automation.title.1': 'Patch',
  'page.automation.title.2': 'it once.',
  'page.automation.lead':
    'Tell it what happens and what should happen next. It remembers, every time, including the Fridays.',
};
