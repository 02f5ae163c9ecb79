/** The contents of the four demos: figures as the specification writes them, words by key. */
import { CALL_MINUTES, efficiencyGain, errorReduction, phoneSatisfaction, timeSaved } from './claims.ts';
import { type Dollars, dollars } from './dollars.ts';
import type { PictureName } from './pictures.ts';
import type { Key, Language } from '../i18n/keys.ts';

export type ChatMessage = {
  id: number;
  text: Key;
  isBot: boolean;
  timestamp: string;
  /** The message's language, which changes once in the thread. */
  language: Record<Language, string>;
  /** The language of the words in braces. */
  inBraces?: Record<Language, string>;
};

const abroad = { en: 'fr', fr: 'es' };
const home = { en: 'en', fr: 'fr' };

export const chatMessages: ChatMessage[] = [
  { id: 1, text: 'chat.1', isBot: false, timestamp: '18:42', language: abroad },
  { id: 2, text: 'chat.2', isBot: true, timestamp: '18:42', language: abroad },
  { id: 3, text: 'chat.3', isBot: false, timestamp: '18:43', language: home },
  { id: 4, text: 'chat.4', isBot: true, timestamp: '18:43', language: home },
  { id: 5, text: 'chat.5', isBot: false, timestamp: '18:44', language: home },
  { id: 6, text: 'chat.6', isBot: true, timestamp: '18:44', language: home },
];

type ChatPlan = {
  name: string;
  /** A monthly price, or null for a custom one. */
  price: Dollars | null;
  features: [Key, Key, Key];
  featured?: true;
};

export const chatPlans: ChatPlan[] = [
  { name: 'Starter', price: dollars('99'), features: ['chat.starter.1', 'chat.starter.2', 'chat.starter.3'] },
  {
    name: 'Professional',
    price: dollars('299'),
    features: ['chat.professional.1', 'chat.professional.2', 'chat.professional.3'],
    featured: true,
  },
  {
    name: 'Enterprise',
    price: null,
    features: ['chat.enterprise.1', 'chat.enterprise.2', 'chat.enterprise.3'],
  },
];

/** A key of the call's menu. */
export type Digit = 1 | 2 | 3 | 4;

type MenuKey = { digit: Digit; label: Key; said: Key; now: Key };

export const phoneMenu: MenuKey[] = ([1, 2, 3, 4] as const).map((digit) => ({
  digit,
  label: `phone.key.${digit}`,
  said: `phone.said.${digit}`,
  now: `phone.now.${digit}`,
}));

export type Figure = { value: string; plus?: true; before?: Key; label: Key };

export const phoneFigures: Figure[] = [
  { value: `${CALL_MINUTES} min`, label: 'phone.minutes' },
  { value: '10', plus: true, label: 'phone.active' },
  { value: '150,000', before: 'phone.upto', label: 'phone.month' },
  { value: `${phoneSatisfaction}%`, label: 'phone.satisfaction' },
];

type Gauge = { percent: number; label: Key; width: number };

export const automationGauges: Gauge[] = [
  { percent: timeSaved, label: 'automation.time', width: 88 },
  { percent: efficiencyGain, label: 'automation.efficiency', width: 104 },
  { percent: errorReduction, label: 'automation.errors', width: 120 },
];

export const automationEvents: Key[] = ([1, 2, 3, 4, 5] as const).map(
  (n) => `automation.event.${n}` as const,
);
export const automationActions: Key[] = ([1, 2, 3, 4, 5] as const).map(
  (n) => `automation.action.${n}` as const,
);
/** The action that each event is connected to at first. */
export const automationConnections = [0, 2, 3, 1, 4];

export type TemplateId = 'business' | 'portfolio' | 'store';
export type Template = { id: TemplateId; name: Key; image: PictureName };

export const templates: Template[] = [
  { id: 'business', name: 'site.business', image: 'blog/web-stack' },
  { id: 'portfolio', name: 'site.portfolio', image: 'blog/vr-portal' },
  { id: 'store', name: 'site.store', image: 'blog/ar-pear' },
];

/** Price of the pear in the shop's template. */
export const pearPrice = dollars('64');

export type Device = { id: 'desktop' | 'tablet' | 'mobile'; name: Key };

/** The preview's devices. CSS sets the frame's widths: the full stage, 768 px and 320 px. */
export const devices: Device[] = [
  { id: 'desktop', name: 'site.desktop' },
  { id: 'tablet', name: 'site.tablet' },
  { id: 'mobile', name: 'site.mobile' },
];

export const siteColours = [
  { id: 'signal', name: 'site.colour.1' },
  { id: 'cobalt', name: 'site.colour.2' },
  { id: 'ivory', name: 'site.colour.3' },
  { id: 'bottle', name: 'site.colour.4' },
] as const;
export const siteFonts: Key[] = ['site.font.1', 'site.font.2', 'site.font.3'];
export const siteLayouts: Key[] = ['site.layout.1', 'site.layout.2', 'site.layout.3'];
export const siteComponents: Key[] = [
  'site.component.1',
  'site.component.2',
  'site.component.3',
  'site.component.4',
];
