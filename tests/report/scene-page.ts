/** A scene's own page: pictures, curves, cost, marks, config, trace; and what has changed. */
import { TRIGGER } from '../gate/motion/reading.ts';
import { changes } from './changes-section.ts';
import type { Change } from './compare.ts';
import { document } from './document.ts';
import { budgetOf, costPer, costUnit, deviationText, verdictOf } from './figures.ts';
import { html, type Markup, prose, spoken } from './markup.ts';
import { gauge, type Scene, verdictWords, worstVerdict } from './overview.ts';
import { curve } from './curve.ts';
import { frameTimes, timeLine } from './plots.ts';
import { measuredAt } from './progress.ts';
import { someOf } from './series.ts';
import type { Source } from './source.ts';
import { type Look, looks, type Result, type Series, windowTitles } from './result.ts';

type Setting = Source['config'][number];

/** `npm run dev` serves here. */
const DEV = 'http://localhost:5173';

const lookTitles: Record<Look, string> = {
  day: 'Day',
  night: 'Night',
  'still day': 'Still, day',
  'still night': 'Still, night',
};

const title = ({ window, size }: Result): Markup =>
  html`${windowTitles[window]} <small>${size.width} × ${size.height}</small>`;

/** Scenes that only run when something has been opened or chosen. */
const opened = new Map([
  ['demo-', 'open the dialog of its service first'],
  ['service-dialog', 'open one of the dialogs first'],
  ['device-change', 'open the website’s dialog first'],
  ['post-dialog', 'open a post first'],
]);

function strip(result: Result, look: Look, way: string): Markup | null {
  const pictures = result.pictures.filter((one) => one.look === look && one.way === way);
  if (pictures.length === 0) return null;
  return html`<figure class="strip" data-look="${look}" style="--ratio: ${result.size.width} / ${result.size.height}">
    <figcaption>${way && `${way} · `}${lookTitles[look]}</figcaption>
    <ol>${pictures.map(
      ({ file, stop }) =>
        html`<li><a href="../${file}"><img src="../${file}" alt="${lookTitles[look]}${stop === null ? '' : `, p = ${stop}`}" loading="lazy"></a>${stop === null ? null : html`<span>p ${stop}</span>`}</li>`,
    )}</ol>
  </figure>`;
}

const waysOf = ({ pictures }: Result) => [...new Set(pictures.map(({ way }) => way))];

const films = (result: Result): Markup =>
  html`<section class="window" id="${result.window}">
    <h3>${title(result)} <span class="verdict" data-verdict="${verdictOf(result)}">${verdictWords[verdictOf(result)]}</span></h3>
    <p class="said">${result.failure ?? nothingDrawn(result) ?? html`Farthest off: <b>${deviationText(result.deviation)}</b>, ${result.deviation.what}${result.deviation.error === null ? null : `; ${allowed(result.deviation.error)}`}.${triggerWords(result)}`}</p>
    ${waysOf(result).map((way) => looks.slice(0, 2).map((look) => strip(result, look, way)))}
    <div class="stills">${looks.slice(2).map((look) => strip(result, look, ''))}</div>
  </section>`;

const allowed = (error: number) =>
  error > 1 ? `${spoken(error)} times what is allowed` : `${spoken(error * 100)}\u00a0% of what is allowed`;

const nothingDrawn = ({ series }: Result) =>
  series.length === 0 ? 'Nothing of it is drawn in this window.' : null;

function triggerWords({ series }: Result): Markup | null {
  const [start, end] = [TRIGGER.start, TRIGGER.end].map((what) => series.find((one) => one.what === what));
  if (!start || !end) return null;
  const place = ({ there, line }: Series) =>
    `${spoken(Math.round(there[0]?.[1] ?? Number.NaN))}\u00a0px (wanted\u00a0${spoken(Math.round(line[0]?.[1] ?? Number.NaN))})`;
  const above =
    (start.there[0]?.[1] ?? 0) < 0 ? ' Nobody can scroll above the page: it begins part of the way in.' : '';
  return html` Its trigger stands from ${place(start)} to ${place(end)} of the page.${above}`;
}

/** Whether a property moves, or should: the others are not drawn. */
const moves = ({ line, there, back }: Series) =>
  new Set([...line, ...there, ...back].map(([, y]) => y)).size > 1;

function curves(results: Result[]): Markup {
  const names = [...new Set(results.flatMap(({ series }) => series.map(({ what }) => what)))].filter(
    (what) => what !== TRIGGER.start && what !== TRIGGER.end,
  );
  return html`${names.map((what) => {
    const drawn = results.map((result) => ({
      result,
      alike: result.series.filter((one) => one.what === what),
    }));
    if (!drawn.some(({ alike }) => alike.some(moves))) return null;
    const most = Math.max(...drawn.map(({ alike }) => alike.length));
    const shown = Math.max(...drawn.map(({ alike }) => someOf(alike).length));
    return html`<h3>${what}${most > 1 ? html` <small>${shown < most ? `${shown} of ${most}, the farthest off among them` : `${most} of them`}</small>` : null}</h3>
      <div class="trio">${drawn.map(({ result, alike }) => html`<figure class="plot"><figcaption>${title(result)}</figcaption>${alike.length > 0 ? curve(someOf(alike), result) : 'It is not drawn in this window.'}</figure>`)}</div>`;
  })}`;
}

const costs = (result: Result): Markup => {
  const [plain, slow] = [costPer(result, 1), costPer(result, 4)];
  return html`<figure class="plot">
    <figcaption>${title(result)}</figcaption>
    ${result.costs.length > 0 ? frameTimes(result.costs, result.window) : 'Not measured.'}
    ${plain === null ? null : html`<p>${gauge(plain / budgetOf(result))}<b>${spoken(plain)}</b> ${costUnit(result)}, of ${budgetOf(result)}; <b>${spoken(slow ?? 0)}</b> at CPU 4×</p>`}
  </figure>`;
};

/** The times at which a scene was entered, left and refreshed, or a sentence if it never is. */
function timeLines(name: string, ran: Result[]): Markup {
  if (ran.every(({ marks }) => marks.length === 0))
    return html`<p class="said">${
      ran[0]?.clock === 'pointer'
        ? 'It follows the pointer from one place to the next. It is not entered, left or refreshed, and leaves no mark.'
        : 'It plays when something has been chosen, wherever it stands in the window. It is not entered, left or refreshed, and leaves no mark.'
    }</p>`;
  return html`<p class="said">The marks <code>scene:${name}:enter</code>, <code>:leave</code> and <code>:refresh</code>, while it was measured there and back, and then while ${ran[0]?.clock === 'scroll' ? 'the wheel went through it' : 'it played'} twice.</p>
    <div class="trio">${ran.map((result) => html`<figure class="plot"><figcaption>${title(result)}</figcaption>${timeLine(result)}</figure>`)}</div>`;
}

/** The row of a config number. A comment over several numbers is shown once. */
function setting({ key, value, note }: Setting, index: number, all: Setting[]): Markup {
  const said = note === '' || all[index - 1]?.note !== note;
  const next = all.findIndex((other, at) => at > index && other.note !== note);
  const rows = note === '' ? 1 : (next < 0 ? all.length : next) - index;
  return html`<tr><th scope="row"><code>${key}</code></th><td><b>${value}</b></td>${said ? html`<td rowspan="${rows}">${prose(note)}</td>` : null}</tr>`;
}

export function scenePage(scene: Scene, change: Change[]): string {
  const { name, page, source, results } = scene;
  const [first] = results;
  const tune = `${DEV}${page}?tune=${name}${first && first.nth > 1 ? `:${first.nth}` : ''}`;
  const hint = [...opened].find(([start]) => name.startsWith(start))?.[1];
  const ran = results.filter(({ failure }) => !failure);
  return document({
    title: `${name} · Motion report · Allô`,
    root: '../',
    at: measuredAt(results.map(({ at }) => at)),
    body: html`<header class="top">
      <p class="back"><a href="../index.html">All that moves</a></p>
      <h1 class="scene"><em>${name}</em></h1>
      <p class="lede">${prose(source.about)}</p>
      <p class="where"><span class="verdict" data-verdict="${worstVerdict(scene)}">${verdictWords[worstVerdict(scene)]}</span> <a href="../index.html#page=${encodeURIComponent(page)}"><code>${page}</code></a> <code>${source.file}</code></p>
    </header>
    ${change.length > 0 ? changes(change, '../') : null}
    <h2>Film</h2>
    ${results.map(films)}
    <h2>Curves</h2>
    <p class="legend"><span class="key key-line">expected, within its tolerance</span> <span class="key key-there">measured on the way there</span> <span class="key key-back">on the way back</span></p>
    ${curves(ran)}
    <h2>Cost</h2>
    <p class="said">${first?.clock === 'scroll' ? 'Frames while a wheel (a finger, where there is touch) goes through it.' : first?.clock === 'time' ? 'Frames while it plays from its beginning and a wheel turns.' : 'Frames while the pointer goes its way.'} The dashed line is 60 frames a second; the last bar holds all longer ones.</p>
    <div class="trio">${ran.map(costs)}</div>
    <h2>Time line</h2>
    ${timeLines(name, ran)}
    <h2>Config</h2>
    <table class="config">
      <tbody>${source.config.map(setting)}</tbody>
    </table>
    <p class="said">Tune it on the dev server: <a href="${tune}">${tune}</a>${hint ? ` (${hint})` : ''}</p>
    <h2>Trace</h2>
    <p class="said">${ran.some(({ trace }) => trace) ? 'The film by day, recorded: ' : 'The browser plays it: nothing is recorded. '}${ran.map((result) => (result.trace ? html`<a href="../${result.trace}">${windowTitles[result.window]}</a> ` : null))}</p>
    <pre tabindex="0">npx playwright show-trace report/${first?.trace}
npm run tool -- report ${name}</pre>`,
  });
}
