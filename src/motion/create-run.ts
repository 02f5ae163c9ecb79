/**
 * Scenes and pointer effects run alike: while their media match, inside one `gsap.context`, and one that throws stops
 * alone: what it did is reverted, and the console says which it was.
 */
import { devtoolsHook, type RecordBase } from './devtools-hook.ts';
import { gsap } from './gsap.ts';
import { mediaQuery } from '../browser/media.ts';
import { catchErrors } from './upstream/gsap-errors.ts';

/**
 * @param start called inside the context each time the media come to match
 * @param stop called when what was set in the context has been reverted
 */
export function createRun(root: HTMLElement, record: RecordBase, start: () => void, stop: () => void) {
  // Not gsap.matchMedia: it never lets go of its listeners (greensock/GSAP#654).
  const media = matchMedia(mediaQuery(record.media ?? []));
  let context: gsap.Context | null = null;
  let failed = false;

  const leave = () => {
    if (!context) return;
    // A root that is off the page is thrown away as it is: GSAP would hang it in again to measure it.
    if (root.isConnected) context.revert();
    else context.kill();
    context = null;
    stop();
  };
  const followMedia = () => {
    if (!media.matches) return leave();
    if (context || failed) return;
    context = gsap.context(() => {});
    run.add(start);
  };
  const fail = (error: unknown) => {
    if (!failed) console.error(`${record.name} has failed, its section stands finished.`, error);
    failed = true;
    // A timeline cannot be reverted while it renders.
    queueMicrotask(run.destroy);
  };
  const run = {
    devtools: import.meta.env.DEV
      ? devtoolsHook.connect?.(root, record, () => {
          leave();
          followMedia();
        })
      : undefined,
    begin: followMedia,
    /** Runs a task inside the context: what it sets is reverted with the rest. */
    add(task: () => void) {
      const own = context;
      // Caught within `add` and `ignore`, which restore the context that an error would leave GSAP in.
      own?.add(() => run.guard(task));
      const attempt = (render: () => void) => own?.ignore(() => run.guard(render));
      const made: unknown[] = own?.data ?? [];
      for (const one of made) if (one instanceof gsap.core.Animation) catchErrors(one, attempt);
    },
    /** Runs a task outside the context: what is done for each pointer event need not be recorded. */
    guard(task: () => void) {
      try {
        task();
      } catch (error) {
        fail(error);
      }
    },
    destroy() {
      media.removeEventListener('change', followMedia);
      leave();
      run.devtools?.disconnect();
    },
  };
  media.addEventListener('change', followMedia);
  return run;
}
