/** Draws the stage's length, and again when the stage changes its size. */
import { loadSprites, prepare } from '../../../cord/draw.ts';
import { createDrawing } from '../../../cord/drawing.ts';
import { curve, type Point } from '../../../cord/path.ts';

/** How far below a card's top edge its jack sits, px. */
const JACK = 27;
/** How far the upright stage's length goes on outside its right edge, px; half a pitch is 162. */
const BEYOND = 180;

/** The way from the stage's edge to the card at the centre, clear of heading and clock. */
export function stageWay(width: number, height: number, cardTop: number): Point[] {
  const end = { x: width / 2, y: cardTop + JACK };
  if (width >= height)
    return [
      { x: width * 0.58, y: -60 },
      { x: width * 0.57, y: -20 },
      { x: width * 0.505, y: cardTop * 0.2 },
      { x: width * 0.467, y: cardTop * 0.42 },
      { x: width * 0.472, y: cardTop * 0.64 },
      { x: width * 0.497, y: cardTop - 62 },
      { x: end.x, y: cardTop - 26 },
      end,
    ];
  // Upright there is no room beside the clock: the cord comes in from the right, between clock and cards. It rides with
  // a card for half a pitch, and its end stays out of sight.
  const gap = cardTop - 24;
  return [
    { x: width + BEYOND, y: gap - 8 },
    { x: width * 0.85, y: gap + 4 },
    { x: width * 0.65, y: gap - 4 },
    { x: end.x + 42, y: gap - 2 },
    { x: end.x + 3, y: cardTop - 8 },
    end,
  ];
}

/** Hangs the cord on its canvas within a stage. Returns the stop. */
export function hangStage(element: HTMLCanvasElement, stage: HTMLElement): () => void {
  // One that waited for its sprites while another was asked for comes too late.
  let hangings = 0;
  const hang = async () => {
    const own = ++hangings;
    const box = stage.getBoundingClientRect();
    const radius = box.width >= 1100 ? 15 : 12;
    const sprites = await loadSprites(radius);
    const card = stage.querySelector('[data-card]')?.getBoundingClientRect();
    if (own !== hangings || !card || element.offsetParent === null) return;
    const cardTop = card.top - box.top;
    const line = curve(stageWay(box.width, box.height, cardTop));
    const top = -70;
    element.style.translate = `0 ${top}px`;
    const size = { width: box.width + BEYOND, height: cardTop + JACK + 30 - top };
    const context = prepare(element, size.width, size.height);
    const path = line.map(({ x, y }) => ({ x, y: y - top }));
    if (!context) return;
    createDrawing(context, path, size, { radius, plugs: { start: false, end: true } }, sprites).y =
      size.height;
  };
  const observer = new ResizeObserver(() => void hang().catch(() => {}));
  observer.observe(stage);
  return () => {
    hangings = -1;
    observer.disconnect();
  };
}
