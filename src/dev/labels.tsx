import { useEffect, useRef } from 'react';
import styles from './panel.module.css';

/** The names of sections and scenes, each at its outline's corner, updated every frame while they are on. */
export function Labels() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    const place = () => {
      frame = requestAnimationFrame(place);
      const labels = [
        ...document.querySelectorAll<HTMLElement>('[data-section], [data-component], [data-scene]'),
      ].map((element) => {
        const { left, top } = element.getBoundingClientRect();
        const { section, component, scene } = element.dataset;
        const hook = section ?? component;
        const label = document.createElement('span');
        label.textContent = [hook, scene].filter(Boolean).join(' · ');
        label.dataset.kind = hook ? 'section' : 'scene';
        label.style.translate = `${Math.max(0, left)}px ${top + (hook ? 0 : 20)}px`;
        return label;
      });
      box.current?.replaceChildren(...labels);
    };
    place();
    return () => cancelAnimationFrame(frame);
  }, []);
  return <div ref={box} className={styles.labels} aria-hidden="true" />;
}
