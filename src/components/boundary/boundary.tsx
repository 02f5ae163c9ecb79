/**
 * Confines a render error to one section. Suspense has each prerendered section hydrated in a task of its
 * own, so that none of them is long.
 */
import { Component, type ReactNode, Suspense } from 'react';
import { useLanguage } from '../../i18n/language.tsx';
import styles from './boundary.module.css';

type Props = { children: ReactNode; silent?: boolean; onError?: () => void };

export class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  override render() {
    if (!this.state.failed) return <Suspense fallback={null}>{this.props.children}</Suspense>;
    return this.props.silent ? null : <SectionError />;
  }
}

/** The stand-in for content that failed to render. */
export function SectionError() {
  const { t } = useLanguage();
  return <p className={styles.note}>{t('error.section')}</p>;
}
