import type { TierId } from '../../../content/pricing.ts';

/** The tiers' icons, drawn on a 24 px square. */
export const tierIcons: Record<TierId, string> = {
  essential: 'M4 6h16v10H11l-4 4v-4H4z',
  growth: 'M3 5h12v8H9l-3 3v-3H3zM18 9h3v8h-2v3l-3-3h-5',
  pro: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c6 6 6 12 0 18M12 3c-6 6-6 12 0 18',
  company: 'M5 21V4h9v17M14 9h5v12M3 21h18M8 8h3M8 12h3M8 16h3',
  industry: 'M3 21V10l6 4v-4l6 4V4h4l1 17zM7 17h2M12 17h2',
  little: 'M6 3h4l1.5 5-2.5 2a12 12 0 0 0 5 5l2-2.5 5 1.5v4a2 2 0 0 1-2 2A16 16 0 0 1 4 5a2 2 0 0 1 2-2',
  middle: 'M4 18h16M6 18a6 6 0 0 1 12 0M12 12V9M10 9h4',
  large: 'M4 5h16v14H4zM8 9h.01M12 9h.01M16 9h.01M8 14h.01M12 14h.01M16 14h.01',
  build: 'M4 13a8 8 0 0 1 16 0M3 13h4v6H3zM17 13h4v6h-4zM20 19c0 2-3 2-6 2',
  scale: 'M4 20V14M9 20V10M14 20V6M19 20V3',
  instagram: 'M4 4h16v16H4zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M17 7h.01',
  facebook: 'M14 21v-8h3l.5-4H14V7c0-1.5.5-2 2-2h2V2h-3c-3 0-5 1.5-5 5v2H7v4h3v8z',
  linkedin: 'M5 9v11M5 4.5h.01M10 20V9M10 14c0-6 9-6 9 0v6',
  email: 'M3 6h18v13H3zM3 7l9 7 9-7',
  whatsapp: 'M4 20l1.5-4.5A8.5 8.5 0 1 1 9 19zM9 9c0 4 3 6 6 6',
  basic: 'M6 3h9l4 4v14H6zM14 3v5h5',
  professional: 'M3 4h18v16H3zM3 9h18M7 13h5M7 16h8',
  premium: 'M7 7h14v14H7zM3 17V3h14M11 12h6M11 16h6',
  business: 'M3 4h8v7H3zM13 4h8v7h-8zM3 13h8v7H3zM13 13h8v7h-8z',
  'company-site': 'M12 21c5-5 7-8 7-11a7 7 0 1 0-14 0c0 3 2 6 7 11M12 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
};
