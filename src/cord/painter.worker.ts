/** The painter in a thread of its own. Its first message says that it can draw here. */
import { createPainter } from './painter.ts';

if (!new OffscreenCanvas(1, 1).getContext('2d')) throw new Error('no canvas in a worker');
const paint = createPainter((answer) => postMessage(answer));
onmessage = ({ data }) => paint(data);
postMessage(null);
