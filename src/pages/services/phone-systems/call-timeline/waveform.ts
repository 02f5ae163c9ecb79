/** The call as a waveform down the page: a bar every 11 px, in two voices. Pure; all lengths in px. */
export const PITCH = 11;

/** Half the width of the widest bar. */
const REACH = 81;

/** Loudness of the call at a share of its way: silent at both ends, loudest at the quote. */
function loudness(share: number): number {
  const edge = Math.min(1, share / 0.06, (1 - share) / 0.1);
  const swell = Math.exp(-(((share - 0.42) / 0.1) ** 2));
  return Math.max(0, edge) * (0.42 + 0.58 * swell);
}

/** The voice at a share of the way; the two take turns, a phrase at a time. */
export function voiceAt(share: number): 'caller' | 'operator' {
  return share < 0.04 || (share > 0.14 && share < 0.56) || (share > 0.62 && share < 0.7) || share > 0.9
    ? 'operator'
    : 'caller';
}

/**
 * The two voices as SVG paths of horizontal strokes around x = 0.
 * @param length of the wave, px
 */
export function callWave(length: number): Record<'caller' | 'operator', string> {
  const paths = { caller: '', operator: '' };
  for (let y = PITCH; y < length; y += PITCH) {
    const share = y / length;
    const syllable = Math.abs(Math.sin(y * 0.021) * Math.cos(y * 0.0077 + 1)) * 0.72 + 0.28;
    const grain = 0.62 + 0.38 * Math.sin(y * 0.413) * Math.cos(y * 0.171);
    const half = Math.max(3, Math.round(REACH * loudness(share) * syllable * grain));
    paths[voiceAt(share)] += `M${-half} ${y}H${half}`;
  }
  return paths;
}
