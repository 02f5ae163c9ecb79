import { GSDevTools } from 'gsap/GSDevTools';
import { useEffect, useRef } from 'react';
import { gsap } from '../motion/gsap.ts';
import styles from './panel.module.css';

gsap.registerPlugin(GSDevTools);

/** The state of the last tuned timeline, from which its replacement goes on. */
let left = { name: '', time: 0, paused: false };

type Props = { name: string; timeline: gsap.core.Timeline };

/** GSDevTools on one bare timeline. */
export function Scrubber({ name, timeline }: Props) {
  const host = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!host.current) return;
    if (left.name !== name) left = { name, time: 0, paused: false };
    const { time, paused } = left;
    const tools = GSDevTools.create({
      animation: timeline,
      container: host.current,
      globalSync: false,
      keyboard: false,
      persist: false,
      paused,
    });
    // GSDevTools rewinds once more, a tick later.
    const back = gsap.delayedCall(0.05, () => {
      timeline.totalTime(time);
      if (!paused) timeline.play();
    });
    const note = () => {
      left = { name, time: timeline.totalTime(), paused: timeline.paused() };
    };
    const begin = gsap.delayedCall(0.1, () => gsap.ticker.add(note));
    return () => {
      back.kill();
      begin.kill();
      gsap.ticker.remove(note);
      tools.kill();
    };
  }, [name, timeline]);

  return <div ref={host} className={styles.scrubber} data-lenis-prevent="" />;
}
