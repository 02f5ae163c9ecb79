/** A drawn waveform: what the caller said, what the operator says now, and what is still to come. */
type Bar = { height: number; voice: 'caller' | 'operator' | 'ahead' };

/**
 * @param count bars
 * @param seed changes the shape
 * @returns heights from 0.06 to 1; the caller has the first 53 %, the operator the next 22 %
 */
export function waveform(count: number, seed: number): Bar[] {
  return Array.from({ length: count }, (_, index) => {
    const phrase = Math.abs(Math.sin((index / count) * Math.PI * 4.5 + seed * 0.9));
    const syllable = 0.62 + 0.38 * Math.sin(index * 1.9 + seed * 2.3);
    const share = index / count;
    const voice = share < 0.53 ? 'caller' : share < 0.75 ? 'operator' : 'ahead';
    const height = Math.max(0.06, phrase * syllable * (voice === 'caller' ? 1 : 0.72));
    return { height: Math.round(height * 1000) / 1000, voice };
  });
}
