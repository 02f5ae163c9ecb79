/** The typewriter: 65 ms a character, the fade after 1 s, the next of four phrases after 2 s; the first is there as if just typed. */
import type { Page } from 'playwright/test';
import { valueAt } from '../keyframes.ts';
import type { Reading } from '../reading.ts';

type Phrase = { length: number; opacity: number; letters: { n: number; shown: boolean }[] };

const PER_LETTER = 0.065;

/** The phrases as the page shows them. */
export const phrasesOf = (page: Page): Promise<Phrase[]> =>
  page.locator('[data-part=phrase]').evaluateAll((all) =>
    all.map((phrase) => ({
      length: Number((phrase as HTMLElement).dataset.length),
      opacity: Number(getComputedStyle(phrase).opacity),
      letters: [...phrase.querySelectorAll<HTMLElement>('[data-letter]')].map((letter) => ({
        n: Number(letter.dataset.letter),
        shown: getComputedStyle(letter).opacity === '1',
      })),
    })),
  );

/** The readings of each phrase: letters typed, letters out of place, opacity. */
export function typed(phrases: Phrase[], now: number): Reading[] {
  let from = 2;
  const rows = [1, 2, 3, 0].map((phrase) => {
    const start = from;
    const end = start + PER_LETTER * (phrases[phrase]?.length ?? 0);
    from = end + 2;
    return { phrase, start, fade: end + 1, clear: end + 2 };
  });
  return phrases.flatMap(({ letters, opacity }, nth) => {
    const isFirst = (time: number) => nth === 0 && time < 2;
    const rowAt = (time: number) =>
      rows.find(({ phrase, start, clear }) => phrase === nth && time >= start && time < clear);
    /** The time at which a letter is due, in the showing that is on at `time`. */
    const due = (n: number, time: number) => {
      const row = rowAt(time);
      return row ? row.start + n * PER_LETTER : isFirst(time) ? 0 : Number.POSITIVE_INFINITY;
    };
    const fade = (time: number) => (isFirst(time) ? 1 : nth === 0 ? 1e9 : (rowAt(time)?.fade ?? 1e9));
    // A letter that is due at this moment may be shown or not.
    const isWrong = ({ n, shown }: Phrase['letters'][number]) =>
      Math.abs(now - due(n, now)) > 0.005 && shown !== now >= due(n, now);
    const wrong = letters.filter(isWrong).length;
    const onTime = letters.filter((one) => (isWrong(one) ? one.shown : now >= due(one.n, now))).length;
    return [
      {
        what: 'letters typed',
        nth,
        unit: 'letters',
        tolerance: 0.5,
        value: onTime,
        wanted: (time: number) => letters.filter(({ n }) => time >= due(n, time)).length,
      },
      { what: 'letters out of place', nth, unit: 'letters', tolerance: 0.5, value: wrong, wanted: () => 0 },
      {
        what: 'phrase opacity',
        nth,
        unit: 'share',
        tolerance: 0.02,
        value: opacity,
        wanted: (time: number) =>
          valueAt([{ from: 1, to: 0, start: fade(time), length: 0.7, ease: 'power1.in' }], time),
      },
    ];
  });
}
