/** The times of everything in the headline's cycle, in seconds. */
type PhraseTimes = {
  /** When the first letter lands. */
  start: number;
  /** When the last letter has landed. */
  typed: number;
  fade: number;
  clear: number;
};

type TypewriterConfig = {
  /** Seconds for one character. */
  perCharacter: number;
  /** Seconds from the last character to the fade. */
  fadeAfter: number;
  /** Seconds from the last character to the next phrase. */
  clearAfter: number;
};

/**
 * The cycle begins with the first phrase whole, as if just typed; then the others are typed in turn, and at
 * the end the first again, so that the loop closes where it began.
 * @param lengths characters in each phrase, spaces included
 * @returns `opening` for the phrase that stands at first, then a row for each phrase typed: 2, 3, … and 1
 */
export function typewriterTimes(lengths: number[], config: TypewriterConfig) {
  const { perCharacter, fadeAfter, clearAfter } = config;
  const opening = { start: 0, typed: 0, fade: fadeAfter, clear: clearAfter };
  let at = clearAfter;
  const typed = lengths.map((_, step) => {
    const phrase = (step + 1) % lengths.length;
    const end = at + (lengths[phrase] ?? 0) * perCharacter;
    const times: PhraseTimes = { start: at, typed: end, fade: end + fadeAfter, clear: end + clearAfter };
    at = times.clear;
    return { phrase, ...times };
  });
  return { opening, typed };
}
