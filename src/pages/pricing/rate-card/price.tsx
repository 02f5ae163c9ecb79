import { type Dollars, dollarsIn } from '../../../content/dollars.ts';
import { useLanguage } from '../../../i18n/language.tsx';

/** An amount in dollars in the display face, its sign small: before the amount, in French after it. */
export function Price({ amount }: { amount: Dollars }) {
  const { language } = useLanguage();
  return dollarsIn(language, amount)
    .split(/(\$)/)
    .filter(Boolean)
    .map((piece) => (piece === '$' ? <small key={piece}>$</small> : <span key="figure">{piece}</span>));
}
