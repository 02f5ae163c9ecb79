import { type HeadingName, headings } from '../../content/headings.ts';
import { useLanguage } from '../../preferences/language.tsx';
import { Headline } from './headline.tsx';

type Props = { name: HeadingName; level: 1 | 2; id?: string; className?: string };

/** A heading of the table in `src/content/headings.ts`, in the language on show. */
export function Heading({ name, ...rest }: Props) {
  const { language, t } = useLanguage();
  const { lines, size } = headings[name];
  return (
    <Headline
      {...rest}
      size={size}
      lines={lines.map((line) => line.map(([key, widths]) => ({ text: t(key), width: widths[language] })))}
    />
  );
}
