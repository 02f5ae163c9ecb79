/** A scrubbed timeline for each section, and smooth scrolling on GSAP's clock. */
import { gsap } from 'gsap';
import { ScrollTrigger } from 'gsap/ScrollTrigger';
import Lenis from 'lenis';

export function scenes(root: HTMLElement): () => void {
  gsap.registerPlugin(ScrollTrigger);
  const lenis = new Lenis();
  const frame = (seconds: number) => lenis.raf(seconds * 1000);
  lenis.on('scroll', ScrollTrigger.update);
  gsap.ticker.add(frame);
  gsap.ticker.lagSmoothing(0);

  const timelines = [...root.querySelectorAll<HTMLElement>('[data-scene]')].map((section) =>
    gsap
      .timeline({
        defaults: { ease: 'none' },
        scrollTrigger: { trigger: section, start: 'top bottom', end: 'bottom top', scrub: true },
      })
      .fromTo(section.querySelectorAll('h2, p'), { y: 60 }, { y: -60 }, 0)
      .fromTo(section.querySelector('.box'), { x: 0 }, { x: 400 }, 0),
  );
  return () => {
    for (const timeline of timelines) timeline.scrollTrigger?.kill();
    gsap.ticker.remove(frame);
    lenis.destroy();
  };
}
