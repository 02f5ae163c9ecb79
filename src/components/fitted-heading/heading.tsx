import { type Heading as Row, type HeadingName, headings } from '../../content/headings.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Headline } from './headline.tsx';

type Props = { level: 1 | 2; id?: string | undefined; className?: string | undefined } & (
  | { name: HeadingName }
  | { of: Row }
);

/** A heading of the table in `src/content/headings.ts`, or the one given, in the language on show. */
export function Heading({ level, id, className, ...which }: Props) {
  const { language, t } = useLanguage();
  const { lines, size }: Row = 'of' in which ? which.of : headings[which.name];
  return (
    <Headline
      level={level}
      id={id}
      className={className}
      size={size && [size[0], (language === 'fr' && size[2]) || size[1]]}
      lines={lines.map((line) => line.map(([key, widths]) => ({ text: t(key), width: widths[language] })))}
    />
  );
}
