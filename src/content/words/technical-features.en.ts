export const words = {
  'page.technical-features.head.title': 'Technical features and specification | Allô',
  'page.technical-features.head.description':
    'Response time under 100ms, 99.99% availability, global data centers and 1M+ API calls per day.',
  'page.technical-features.title.1': 'Line',
  'page.technical-features.title.2': 'test.',
  'page.technical-features.lead':
    'Pull a lever, watch the trace. Performance, security and integration, measured on the bench.',
};
