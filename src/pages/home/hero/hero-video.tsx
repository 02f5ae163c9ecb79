import { useEffect, useRef, useState } from 'react';
import { useMotion } from '../../../preferences/motion.tsx';
import { useTheme } from '../../../preferences/theme.tsx';

/** The theme's video over its poster: fetched after the page has loaded, shown from its first frame, still off screen. */
export function HeroVideo({ className }: { className: string }) {
  const { theme } = useTheme();
  const { fullMotion, paused } = useMotion();
  const [loaded, setLoaded] = useState(false);

  useEffect(() => {
    const saving = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData;
    if (saving) return;
    const start = () => setLoaded(true);
    if (document.readyState === 'complete') {
      const timer = setTimeout(start, 300);
      return () => clearTimeout(timer);
    }
    addEventListener('load', start, { once: true });
    return () => removeEventListener('load', start);
  }, []);

  if (!loaded || !fullMotion) return null;
  const shift = theme === 'dark' ? 'night' : 'day';
  return <Loop key={shift} shift={shift} paused={paused} className={className} />;
}

function Loop({ shift, paused, className }: { shift: string; paused: boolean; className: string }) {
  const video = useRef<HTMLVideoElement>(null);
  const [ready, setReady] = useState(false);
  const [inView, setInView] = useState(true);
  const file = `${import.meta.env.BASE_URL}video/operator-${shift}`;

  useEffect(() => {
    if (!video.current) return;
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(video.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (paused || !inView) video.current?.pause();
    // Refused play leaves the poster, which is the same picture.
    else video.current?.play().catch(() => {});
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
      <source src={`${file}.webm`} type='video/webm; codecs="av01.0.04M.08"' />
      <source src={`${file}.mp4`} type="video/mp4" />
    </video>
  );
}
