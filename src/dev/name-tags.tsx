import { useEffect, useRef } from 'react';
import styles from './panel.module.css';

/** The names of sections and scenes, each at its outline's corner. Follows the page once a frame while it is on. */
export function NameTags() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    const place = () => {
      frame = requestAnimationFrame(place);
      const tags = [...document.querySelectorAll<HTMLElement>('[data-section], [data-scene]')].map(
        (element) => {
          const { left, top } = element.getBoundingClientRect();
          const { section, scene } = element.dataset;
          const tag = document.createElement('span');
          tag.textContent = [section, scene].filter(Boolean).join(' · ');
          tag.dataset.kind = section ? 'section' : 'scene';
          tag.style.translate = `${Math.max(0, left)}px ${top + (section ? 0 : 20)}px`;
          return tag;
        },
      );
      box.current?.replaceChildren(...tags);
    };
    place();
    return () => cancelAnimationFrame(frame);
  }, []);
  return <div ref={box} className={styles.tags} aria-hidden="true" />;
}
