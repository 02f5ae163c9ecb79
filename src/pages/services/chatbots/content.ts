/** The chatbot page's conversation, and the bot's daily work. */
import type { ChatMessage } from '../../../content/demos.ts';
import type { Key, Language } from '../../../i18n/keys.ts';

/** The language of the question that is not in the page's language. */
const foreign = { en: 'es', fr: 'de' };
const own = { en: 'en', fr: 'fr' };
const other = { en: 'fr', fr: 'en' };

export const chatbotMessages: ChatMessage[] = [
  { id: 1, text: 'chatbots.1', isBot: false, timestamp: '09:41', language: own, inBraces: other },
  { id: 2, text: 'chatbots.2', isBot: true, timestamp: '09:41', language: own, inBraces: other },
  { id: 3, text: 'chatbots.3', isBot: false, timestamp: '09:42', language: own },
  { id: 4, text: 'chatbots.4', isBot: true, timestamp: '09:42', language: own },
];

/** The number of languages the bot speaks, as the specification writes it. */
export const chatLanguages = '100+';

type ChatFeature = { asked: Key; language?: Record<Language, string>; title: Key; text: Key };

export const chatbotFeatures: ChatFeature[] = ([1, 2, 3, 4, 5] as const).map((n) => ({
  asked: `chatbots.feature.${n}.q`,
  ...(n === 2 && { language: foreign }),
  title: `chatbots.feature.${n}.title`,
  text: `chatbots.feature.${n}.text`,
}));
