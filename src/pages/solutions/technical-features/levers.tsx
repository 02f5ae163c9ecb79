/** The three tests as tabs: each is a lever, and the chosen one is up. */
import type { KeyboardEvent } from 'react';
import { isForBrowser } from '../../../browser/presses.ts';
import { type TestId, tests } from './content.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import styles from './levers.module.css';
import { tabAfter } from './tab-after.ts';

type Props = { active: TestId; onChoose: (id: TestId) => void };

export function Levers({ active, onChoose }: Props) {
  const { t } = useLanguage();
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (isForBrowser(event)) return;
    const next = tabAfter(
      event.key,
      tests.findIndex(({ id }) => id === active),
      tests.length,
    );
    const test = next === null ? null : tests[next];
    if (!test) return;
    event.preventDefault();
    onChoose(test.id);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next ?? 0]?.focus();
  };

  return (
    <div
      className={`${styles.levers} script-only`}
      role="tablist"
      aria-label={t('technical.tabs')}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {tests.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`tab-${id}`}
          className={styles.lever}
          aria-selected={id === active}
          aria-controls={`test-${id}`}
          tabIndex={id === active ? 0 : -1}
          onClick={() => onChoose(id)}
        >
          <i />
          <span>{t(name)}</span>
        </button>
      ))}
    </div>
  );
}
