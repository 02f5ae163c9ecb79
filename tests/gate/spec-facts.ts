/**
 * The specification's facts for each page, typed from its text: nothing in this file comes from the content. A page's
 * main part must have them in English, and some of them in French, figures in French format.
 */
export const specFacts: Record<string, { says: string[]; inBoth: string[]; inFrench?: string[] }> = {
  '/services/chatbots': { says: ['24/7'], inBoth: ['100+'], inFrench: ['24 h/24, 7 j/7'] },
  '/services/phone-systems': {
    says: [
      'Reduced wait times',
      'First-call resolution',
      'up to 150,000 calls per month',
      '45%',
      '85%',
      '10+ active calls',
    ],
    inBoth: ['2 min', '45', '85'],
    inFrench: ['45 %', '85 %', '150 000 appels par mois', 'Plus de 10 appels en cours'],
  },
  '/services/automation': {
    says: ['85% time saved', '95% efficiency gain', '99% error reduction'],
    inBoth: [],
    inFrench: ['85 %', '95 %', '99 %'],
  },
  '/services/website': {
    says: ['Before', 'After', 'Modern Business', 'Creative Portfolio', 'E-commerce Store'],
    inBoth: ['320 px', '768 px'],
    inFrench: ['Entreprise moderne', 'Portfolio créatif', 'Boutique en ligne'],
  },
  '/solutions': {
    says: [
      'AI & Machine Learning',
      'Process Automation',
      'Digital Transformation',
      'Security & Compliance',
      'Enterprise',
      'Retail',
      'Healthcare',
      'Finance',
      'Manufacturing',
      'Professional Services',
      'Performance',
      'Security',
      'Integration',
    ],
    inBoth: [],
  },
  '/solutions/industries': {
    says: ['Enterprise', 'Retail', 'Healthcare', 'Finance', 'Manufacturing', 'Professional Services'],
    inBoth: [],
  },
  '/solutions/technical-features': {
    says: [
      'under 100ms',
      'Response time',
      'Availability',
      'Global',
      'Data centers',
      'API calls per day',
      '99.99%',
      '1M+',
    ],
    inBoth: [],
    inFrench: ['inférieur à 100 ms', '99,99 %', '1 M+'],
  },
  '/resources': { says: [], inBoth: ['Amélie Laurent', 'Victor Osei', 'Nadia Benali'] },
  '/resources/about-us': { says: [], inBoth: ['Amélie Laurent', 'Victor Osei', 'Nadia Benali'] },
  '/resources/team': { says: [], inBoth: ['Amélie Laurent', 'Victor Osei', 'Nadia Benali'] },
  '/resources/support': {
    says: ['Full Name', 'Email', 'Message'],
    inBoth: ['hello@allo.example', '+1 212 555 0142'],
  },
};
