/** Brings what draws the cords: a worker, or the painter itself where there can be none. Both take the same orders. */
import type { Answer, Order } from './painter.ts';
// oxlint-disable-next-line import/default -- Vite makes it the address of the worker's file
import workerUrl from './painter.worker.ts?worker&url';

export type Painter = {
  order: (order: Order, transfer?: Transferable[]) => void;
  /** The listener to each cord's answers. */
  answers: Map<number, (answer: Answer) => void>;
};

let painter: Promise<Painter> | null = null;

const answers: Painter['answers'] = new Map();
const onAnswer = (answer: Answer) => answers.get(answer.id)?.(answer);

/** Rules of the Trusted Types policy that the site's headers allow. At module level, as the browser keeps the policy and its closure for good. */
const rules = { createScriptURL: () => workerUrl };
let policy: ReturnType<NonNullable<Window['trustedTypes']>['createPolicy']> | undefined;

/** The policy is made once: a second of its name would be refused when what was lost is asked for again. */
const trusted = () => {
  policy ??= window.trustedTypes?.createPolicy('cord-painter', rules);
  return policy?.createScriptURL(workerUrl) ?? workerUrl;
};

/** @throws where the browser refuses the worker (a file of another origin), cannot fetch it or gives it no canvas */
const startWorker = () =>
  new Promise<Painter>((resolve, reject) => {
    const worker = new Worker(trusted(), { type: 'module' });
    worker.onerror = (event) => {
      event.preventDefault();
      reject(event);
    };
    worker.onmessage = ({ data }: MessageEvent<Answer | null>) => {
      if (data) return onAnswer(data);
      worker.onerror = null;
      resolve({ order: (order, transfer = []) => worker.postMessage(order, transfer), answers });
    };
  });

async function drawHere(): Promise<Painter> {
  const { createPainter } = await import('./painter.ts');
  return { order: createPainter(onAnswer), answers };
}

/** The painter of all pages' cords. @throws when it cannot be fetched; the next call has it fetched anew */
export function loadPainter(): Promise<Painter> {
  painter ??= startWorker()
    .catch(drawHere)
    .catch((error: unknown) => {
      painter = null;
      throw error;
    });
  return painter;
}
