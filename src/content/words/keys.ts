/** Every dictionary's name, and every key that any of them holds. */
import type { words as w0 } from './frame.en.ts';
import type { words as w1 } from './home.en.ts';
import type { words as w2 } from './service-dialog.en.ts';
import type { words as w3 } from './services.en.ts';
import type { words as w4 } from './chatbots.en.ts';
import type { words as w5 } from './phone-systems.en.ts';
import type { words as w6 } from './automation.en.ts';
import type { words as w7 } from './website.en.ts';
import type { words as w8 } from './solutions.en.ts';
import type { words as w9 } from './industries.en.ts';
import type { words as w10 } from './market-size.en.ts';
import type { words as w11 } from './technical-features.en.ts';
import type { words as w12 } from './pricing.en.ts';
import type { words as w13 } from './resources.en.ts';
import type { words as w14 } from './about-us.en.ts';
import type { words as w15 } from './faq.en.ts';
import type { words as w16 } from './team.en.ts';
import type { words as w17 } from './blog.en.ts';
import type { words as w18 } from './support.en.ts';
import type { words as w19 } from './privacy.en.ts';
import type { words as w20 } from './terms.en.ts';
import type { words as w21 } from './not-found.en.ts';
import type { words as w22 } from './service-cards.en.ts';
import type { words as w23 } from './people.en.ts';
import type { words as w24 } from './company.en.ts';

export type Language = 'en' | 'fr';

export type WordsName =
  | 'frame'
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
