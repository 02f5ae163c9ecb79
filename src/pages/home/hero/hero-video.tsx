import { useEffect, useRef, useState } from 'react';
import { useMotion } from '../../../preferences/motion.tsx';
import { useTheme } from '../../../preferences/theme.tsx';
import { lineSpeed, savesData } from '../../../browser/network.ts';
import { whenIdle } from '../../../browser/when-idle.ts';
import lightMp4 from './video/operator-day.mp4';
import lightWebm from './video/operator-day.webm';
import darkMp4 from './video/operator-night.mp4';
import darkWebm from './video/operator-night.webm';

const files = { light: { webm: lightWebm, mp4: lightMp4 }, dark: { webm: darkWebm, mp4: darkMp4 } };

/** A visitor's first actions: on a touch screen, where each byte may cost, they start the download. */
const firstActs = ['pointerdown', 'scroll', 'keydown'] as const;

/** True if the visitor, or the connection, should be spared half a megabyte. */
const isSaving = () => savesData() || /2g|3g/.test(lineSpeed());

/**
 * Calls back once the page has loaded and is idle; on a touch screen only after the first action.
 * @returns cancels it
 */
function whenWelcome(start: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let cancelIdle = () => {};
  const idle = () => {
    cancelIdle = whenIdle(start, 3000);
  };
  const act = () => {
    for (const type of firstActs) removeEventListener(type, act);
    if (document.readyState === 'complete') idle();
    else addEventListener('load', idle, { once: true, signal });
  };
  if (matchMedia('(pointer: fine)').matches || scrollY > 0) act();
  else for (const type of firstActs) addEventListener(type, act, { passive: true, signal });
  return () => {
    ended.abort();
    cancelIdle();
  };
}

/** The theme's video over its poster: fetched last of all, shown from its first frame, paused off screen. */
export function HeroVideo({ className }: { className: string }) {
  const { theme } = useTheme();
  const { fullMotion, paused } = useMotion();
  const [welcome, setWelcome] = useState(false);

  useEffect(() => (isSaving() ? undefined : whenWelcome(() => setWelcome(true))), []);

  if (!welcome || !fullMotion) return null;
  return <Loop key={theme} theme={theme} paused={paused} className={className} />;
}

function Loop({
  theme,
  paused,
  className,
}: {
  theme: keyof typeof files;
  paused: boolean;
  className: string;
}) {
  const video = useRef<HTMLVideoElement>(null);
  const [ready, setReady] = useState(false);
  const [inView, setInView] = useState(true);
  const { webm, mp4 } = files[theme];

  useEffect(() => {
    if (!video.current) return;
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(video.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (paused || !inView) {
      video.current?.pause();
      return;
    }
    const play = () => {
      // If play is refused, the poster stays, which is the same picture.
      if (!document.hidden) video.current?.play().catch(() => {});
    };
    play();
    // A browser that freezes a page, or keeps it for Back, pauses its video for good.
    addEventListener('pageshow', play);
    document.addEventListener('visibilitychange', play);
    return () => {
      removeEventListener('pageshow', play);
      document.removeEventListener('visibilitychange', play);
    };
  }, [paused, inView]);

  return (
    <video
      ref={video}
      className={className}
      data-ready={ready || undefined}
      muted
      loop
      playsInline
      preload="auto"
      width={960}
      height={540}
      aria-hidden="true"
      tabIndex={-1}
      onPlaying={() => setReady(true)}
    >
      <source src={webm} type='video/webm; codecs="av01.0.04M.08"' />
      <source src={mp4} type="video/mp4" />
    </video>
  );
}
