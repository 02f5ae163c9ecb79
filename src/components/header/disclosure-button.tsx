import type { MouseEvent, ReactNode } from 'react';
import type { Route } from '../../content/routes.ts';
import { useLanguage } from '../../i18n/language.tsx';

type Props = {
  /** The section whose pages the button discloses. */
  route: Route;
  /** The id of the element that it shows and hides. */
  controls: string;
  open: boolean;
  onToggle: (event: MouseEvent) => void;
  className: string;
  children: ReactNode;
};

/**
 * The button beside a section's link that shows and hides the links to its pages. `children` is its visible
 * content.
 */
export function DisclosureButton({ route, controls, open, onToggle, className, children }: Props) {
  const { t } = useLanguage();
  return (
    <button
      type="button"
      className={className}
      aria-expanded={open}
      aria-controls={controls}
      onClick={onToggle}
    >
      <span className="sr-only">{`${t(`nav.${route.page}`)}, ${t('nav.pages')}`}</span>
      {children}
    </button>
  );
}
