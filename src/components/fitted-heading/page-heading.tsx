import { type PageName, pageHeadings } from '../../content/page-headings.ts';
import { Heading } from './heading.tsx';

/** A page's one `h1`, from the table in `src/content/page-headings.ts`. */
export function PageHeading({ page, className }: { page: PageName; className?: string }) {
  return <Heading level={1} of={pageHeadings[page]} className={className} />;
}
