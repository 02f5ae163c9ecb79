/** Every dictionary's name, and every key that any of them holds. */
import type { messages as w0 } from './messages/shell.en.ts';
import type { messages as w1 } from './messages/home.en.ts';
import type { messages as w2 } from './messages/service-dialog.en.ts';
import type { messages as w3 } from './messages/services.en.ts';
import type { messages as w4 } from './messages/chatbots.en.ts';
import type { messages as w5 } from './messages/phone-systems.en.ts';
import type { messages as w6 } from './messages/automation.en.ts';
import type { messages as w7 } from './messages/website.en.ts';
import type { messages as w8 } from './messages/solutions.en.ts';
import type { messages as w9 } from './messages/industries.en.ts';
import type { messages as w10 } from './messages/market-size.en.ts';
import type { messages as w11 } from './messages/technical-features.en.ts';
import type { messages as w12 } from './messages/pricing.en.ts';
import type { messages as w13 } from './messages/resources.en.ts';
import type { messages as w14 } from './messages/about-us.en.ts';
import type { messages as w15 } from './messages/faq.en.ts';
import type { messages as w16 } from './messages/team.en.ts';
import type { messages as w17 } from './messages/blog.en.ts';
import type { messages as w18 } from './messages/support.en.ts';
import type { messages as w19 } from './messages/privacy.en.ts';
import type { messages as w20 } from './messages/terms.en.ts';
import type { messages as w21 } from './messages/not-found.en.ts';
import type { messages as w22 } from './messages/service-cards.en.ts';
import type { messages as w23 } from './messages/people.en.ts';
import type { messages as w24 } from './messages/company.en.ts';

export type Language = 'en' | 'fr';

export type MessagesName =
  | 'shell'
  | 'home'
  | 'service-dialog'
  | 'services'
  | 'chatbots'
  | 'phone-systems'
  | 'automation'
  | 'website'
  | 'solutions'
  | 'industries'
  | 'market-size'
  | 'technical-features'
  | 'pricing'
  | 'resources'
  | 'about-us'
  | 'faq'
  | 'team'
  | 'blog'
  | 'support'
  | 'privacy'
  | 'terms'
  | 'not-found'
  | 'service-cards'
  | 'people'
  | 'company';

type KeysOf<T> = T extends unknown ? keyof T : never;

export type Key = KeysOf<
  | typeof w0
  | typeof w1
  | typeof w2
  | typeof w3
  | typeof w4
  | typeof w5
  | typeof w6
  | typeof w7
  | typeof w8
  | typeof w9
  | typeof w10
  | typeof w11
  | typeof w12
  | typeof w13
  | typeof w14
  | typeof w15
  | typeof w16
  | typeof w17
  | typeof w18
  | typeof w19
  | typeof w20
  | typeof w21
  | typeof w22
  | typeof w23
  | typeof w24
>;
