/** The prices: amounts as written, allowances in rows, one highlighted tier in each group. */
import { type Dollars, dollars } from './dollars.ts';
import type { Key } from '../i18n/keys.ts';
import type { ServicePage } from './services.ts';

/**
 * An allowance: a figure as written, words, or null if nothing is listed. Words that mean a number give it as
 * `covers` (`Infinity` for no limit).
 */
export type Allowance = { figure: string; of: Key } | { words: Key; covers?: number } | null;

export type TierId =
  | 'essential'
  | 'growth'
  | 'pro'
  | 'company'
  | 'industry'
  | 'little'
  | 'middle'
  | 'large'
  | 'build'
  | 'scale'
  | 'instagram'
  | 'facebook'
  | 'linkedin'
  | 'email'
  | 'whatsapp'
  | 'basic'
  | 'professional'
  | 'premium'
  | 'business'
  | 'company-site';

export type Tier = {
  id: TierId;
  name: string;
  description: Key;
  /** Null for a custom price, which has no unit. */
  price: Dollars | null;
  /** An allowance for each of the group's rows. */
  allowances: Allowance[];
  /** The starting fee. */
  fee: Dollars;
  highlighted?: true;
  /** Number of glyphs in the drawing over the price. The call assistant's is drawn from the rate itself. */
  glyphs?: number;
  /** The drawing continues beyond its glyphs. */
  endless?: true;
};

export type PricingGroup = {
  id: ServicePage;
  name: Key;
  unit: Key;
  rows: Key[];
  tiers: Tier[];
};

const conversations = (figure: string): Allowance => ({ figure, of: 'pricing.of.conversations' });
const messages = (figure: string): Allowance => ({ figure, of: 'pricing.of.messages' });
const calls = (figure: string): Allowance => ({ figure, of: 'pricing.of.calls' });
const workflows = (figure: string): Allowance => ({ figure, of: 'pricing.of.workflows' });
const words = (key: Key): Allowance => ({ words: key });
const pages = (key: Key, covers: number): Allowance => ({ words: key, covers });

export const pricing: PricingGroup[] = [
  {
    id: 'chatbots',
    name: 'pricing.chatbots',
    unit: 'pricing.month',
    rows: ['pricing.conversations', 'pricing.messages', 'pricing.languages'],
    tiers: [
      {
        id: 'essential',
        name: 'Essential',
        description: 'pricing.essential',
        price: dollars('65,76'),
        allowances: [conversations('500'), messages('10,000'), null],
        fee: dollars('97.98'),
        glyphs: 2,
      },
      {
        id: 'growth',
        name: 'Growth',
        description: 'pricing.growth',
        price: dollars('112.96'),
        allowances: [conversations('750'), messages('15,000'), words('pricing.5-languages')],
        fee: dollars('147.98'),
        glyphs: 3,
      },
      {
        id: 'pro',
        name: 'Pro',
        description: 'pricing.pro',
        price: dollars('176.96'),
        allowances: [conversations('1,000'), messages('20,000'), words('pricing.10-languages')],
        fee: dollars('197.98'),
        glyphs: 4,
      },
      {
        id: 'company',
        name: 'Company',
        description: 'pricing.company',
        price: dollars('304.99'),
        allowances: [conversations('2,500'), messages('50,000'), words('pricing.all-languages')],
        fee: dollars('497.98'),
        highlighted: true,
        glyphs: 10,
      },
      {
        id: 'industry',
        name: 'Industry',
        description: 'pricing.industry',
        price: null,
        allowances: [conversations('5,000'), messages('100,000'), null],
        fee: dollars('997.99'),
        glyphs: 20,
      },
    ],
  },
  {
    id: 'phone-systems',
    name: 'pricing.phone-systems',
    unit: 'pricing.minute',
    rows: ['pricing.calls'],
    tiers: [
      {
        id: 'little',
        name: 'Little',
        description: 'pricing.little',
        price: dollars('0.24'),
        allowances: [calls('450')],
        fee: dollars('84.99'),
      },
      {
        id: 'middle',
        name: 'Middle',
        description: 'pricing.middle',
        price: dollars('0.19'),
        allowances: [calls('1,500')],
        fee: dollars('147.98'),
      },
      {
        id: 'large',
        name: 'Large',
        description: 'pricing.large',
        price: dollars('0.14'),
        allowances: [calls('3,000')],
        fee: dollars('347.98'),
      },
      {
        id: 'build',
        name: 'Build',
        description: 'pricing.build',
        price: dollars('0.13'),
        allowances: [calls('60,000')],
        fee: dollars('5,499.99'),
        highlighted: true,
      },
      {
        id: 'scale',
        name: 'Scale',
        description: 'pricing.scale',
        price: dollars('0.12'),
        allowances: [calls('150,000')],
        fee: dollars('8,999.98'),
      },
    ],
  },
  {
    id: 'automation',
    name: 'pricing.automation',
    unit: 'pricing.month',
    rows: ['pricing.workflows'],
    tiers: [
      {
        id: 'instagram',
        name: 'Instagram',
        description: 'pricing.instagram',
        price: dollars('349.11'),
        allowances: [workflows('5')],
        fee: dollars('1,500'),
        glyphs: 5,
      },
      {
        id: 'facebook',
        name: 'Facebook',
        description: 'pricing.facebook',
        price: dollars('349.11'),
        allowances: [workflows('20')],
        fee: dollars('1,500'),
        glyphs: 20,
      },
      {
        id: 'linkedin',
        name: 'Linkedin',
        description: 'pricing.linkedin',
        price: dollars('477.34'),
        allowances: [workflows('50')],
        fee: dollars('2,000'),
        glyphs: 50,
      },
      {
        id: 'email',
        name: 'Email',
        description: 'pricing.email',
        price: dollars('277.34'),
        allowances: [words('pricing.unlimited')],
        fee: dollars('500'),
        highlighted: true,
        glyphs: 40,
        endless: true,
      },
      {
        id: 'whatsapp',
        name: 'Whatsapp',
        description: 'pricing.whatsapp',
        price: dollars('233.81'),
        allowances: [words('pricing.unlimited-global')],
        fee: dollars('300'),
        glyphs: 50,
        endless: true,
      },
    ],
  },
  {
    id: 'website',
    name: 'pricing.website',
    unit: 'pricing.month',
    rows: ['pricing.pages'],
    tiers: [
      {
        id: 'basic',
        name: 'Basic',
        description: 'pricing.basic',
        price: dollars('383.98'),
        allowances: [pages('pricing.5-pages', 5)],
        fee: dollars('950'),
        glyphs: 5,
      },
      {
        id: 'professional',
        name: 'Professional',
        description: 'pricing.professional',
        price: dollars('733.98'),
        allowances: [pages('pricing.10-pages', 10)],
        fee: dollars('2,000'),
        glyphs: 10,
      },
      {
        id: 'premium',
        name: 'Premium',
        description: 'pricing.premium',
        price: dollars('1,283.98'),
        allowances: [pages('pricing.unlimited-pages', Number.POSITIVE_INFINITY)],
        fee: dollars('3,500'),
        glyphs: 16,
        endless: true,
      },
      {
        id: 'business',
        name: 'Business',
        description: 'pricing.business',
        price: dollars('2,033.99'),
        allowances: [words('pricing.multi-site')],
        fee: dollars('6,500'),
        highlighted: true,
        glyphs: 18,
        endless: true,
      },
      {
        id: 'company-site',
        name: 'Company',
        description: 'pricing.company-site',
        price: dollars('3,533.99'),
        allowances: [words('pricing.global')],
        fee: dollars('10,000'),
        glyphs: 24,
        endless: true,
      },
    ],
  },
];

/** The lowest price of a group. */
export const lowestPrice = ({ tiers }: PricingGroup): Dollars =>
  tiers.flatMap(({ price }) => price ?? []).reduce((low, price) => (price.cents < low.cents ? price : low));

/** The groups with these ids, in the card's order. */
export const groupsOf = (ids: string[]): PricingGroup[] => pricing.filter(({ id }) => ids.includes(id));

/** The tier with this id and its group, or null. */
export function tierOf(id: string | null): { group: PricingGroup; tier: Tier } | null {
  for (const group of pricing) for (const tier of group.tiers) if (tier.id === id) return { group, tier };
  return null;
}
