/** Keeps a render error inside one section: the rest of the page stands. */
import { Component, type ReactNode } from 'react';
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
    if (!this.state.failed) return this.props.children;
    return this.props.silent ? null : <Note />;
  }
}

function Note() {
  const { t } = useLanguage();
  return <p className={styles.note}>{t('error.section')}</p>;
}
