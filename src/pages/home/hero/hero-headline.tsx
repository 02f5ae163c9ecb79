import { Fragment, type RefObject } from 'react';
import { type HeroWord, phrases } from '../../../content/hero.ts';
import type { Language } from '../../../i18n/keys.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { letterBox, meanWidth } from './letter-box.ts';
import { letterWidth } from './letter-width.ts';
import { part } from '../../../motion/scene.ts';
import type { scene } from './typewriter.scene.ts';
import styles from './hero-headline.module.css';

const places = ['first', 'accent', 'last'] as const;

/** The factor by which a phone narrows the last word's letters. */
const SQUEEZE = 0.72;

/**
 * A word, each letter at its spoken width, in a box as wide as the letter in our own font, so that a late
 * font moves nothing. `from` counts the phrase's characters, spaces included.
 */
function Word({
  word,
  place,
  from,
  language,
}: {
  word: HeroWord;
  place: string;
  from: number;
  language: Language;
}) {
  const { t } = useLanguage();
  const letters = [...t(word.text)];
  const mean = meanWidth(letters, word.swing, word.length[language]);
  return (
    <span className={styles.word} data-place={place}>
      {letters.map((letter, index) => {
        const width = letterWidth(index, letters.length, mean, word.swing);
        return (
          <span
            key={index}
            className={styles.letter}
            data-letter={from + index + 1}
            style={{
              '--w': width,
              '--box': letterBox(letter, width),
              '--squeezed': place === 'last' ? letterBox(letter, width, SQUEEZE) : undefined,
            }}
          >
            {letter}
          </span>
        );
      })}
    </span>
  );
}

/** The page's h1: the sentence for screen readers, and four stacked phrases for the typewriter. */
export function HeroHeadline({ typed }: { typed: RefObject<HTMLSpanElement | null> }) {
  const { language, t } = useLanguage();
  return (
    <h1 className={styles.headline} style={{ '--phone-squeeze': SQUEEZE }} tabIndex={-1}>
      <span className={`${styles.said} sr-only`}>{t('hero.headline')}</span>
      <span
        ref={typed}
        className={styles.typed}
        aria-hidden="true"
        translate="no"
        data-scene="typewriter"
        key={language}
      >
        {phrases.map(({ id, words }) => {
          const texts = words.map((word) => t(word.text));
          return (
            <span
              key={id}
              {...part<typeof scene>('phrase')}
              className={styles.phrase}
              data-length={texts.join(' ').length}
            >
              {words.map((word, index) => (
                <Fragment key={word.text}>
                  {index > 0 && <span className={styles.space}> </span>}
                  <Word
                    word={word}
                    place={places[index] ?? 'last'}
                    from={texts.slice(0, index).join(' ').length + (index > 0 ? 1 : 0)}
                    language={language}
                  />
                </Fragment>
              ))}
            </span>
          );
        })}
        <i {...part<typeof scene>('caret')} className={styles.caret} />
      </span>
    </h1>
  );
}
