/** The report's first page: a row for each scene and pointer effect. */
import { windowNames } from '../gate/motion/windows.ts';
import { budgetOf, costPer, costUnit, deviationText, type Verdict, verdictOf } from './figures.ts';
import { html, type Markup, prose, spoken } from './markup.ts';
import { document } from './document.ts';
import { type Result, windowTitles } from './result.ts';
import type { Source } from './source.ts';
import { measuredAt } from './progress.ts';

export type Scene = { name: string; page: string; source: Source; results: Result[]; changed: number };

export const verdictWords: Record<Verdict, string> = {
  holds: 'holds',
  dear: 'over budget',
  off: 'off',
  failed: 'did not run',
};
const gravity: Verdict[] = ['holds', 'dear', 'off', 'failed'];

export const worstVerdict = ({ results }: Scene): Verdict =>
  gravity[Math.max(0, ...results.map((result) => gravity.indexOf(verdictOf(result))))] ?? 'failed';

const errorOf = ({ failure, deviation }: Result) =>
  failure || deviation.error === null ? Number.POSITIVE_INFINITY : deviation.error;

/** The result of the window in which a figure is largest. */
const largest = (results: Result[], figure: (result: Result) => number): Result | undefined =>
  results.toSorted((a, b) => figure(b) - figure(a))[0];

const columns = [
  ['scene', 'Scene'],
  ['page', 'Page'],
  ['windows', 'Windows'],
  ['deviation', 'Farthest off'],
  ['cost', 'Main thread'],
  ['verdict', 'Verdict'],
] as const;

/** A bar whose end marks its limit. */
export const gauge = (share: number): Markup =>
  html`<span class="gauge" aria-hidden="true"><i style="--share: ${Math.min(1.08, share).toFixed(3)}"${share > 1 ? ' data-over' : ''}></i></span>`;

function row(scene: Scene): Markup {
  const { name, page, source, results, changed } = scene;
  const farthest = largest(results, errorOf);
  const dearest = largest(results, (result) => (costPer(result, 1) ?? 0) / budgetOf(result));
  const verdict = worstVerdict(scene);
  const error = farthest ? errorOf(farthest) : 0;
  const cost = dearest ? costPer(dearest, 1) : null;
  const picture = (look: string) =>
    results[0]?.pictures.find((one) => one.look === look && (one.stop === 0.5 || one.stop === null))?.file;
  const address = `scenes/${name}.html`;
  return html`<tr data-scene="${name}" data-page="${page}" data-windows="${results.length}" data-deviation="${Number.isFinite(error) ? error : 1e9}" data-cost="${dearest ? (cost ?? 0) / budgetOf(dearest) : 0}" data-verdict="${gravity.indexOf(verdict)}">
    <th scope="row" data-label="Scene">
      <a class="thumb" href="${address}" tabindex="-1" aria-hidden="true">${['day', 'night'].map((look) => {
        const file = picture(look);
        return file ? html`<img class="${look}" src="${file}" alt="" loading="lazy">` : null;
      })}</a>
      <span><a class="name" href="${address}">${name}</a>${changed > 0 ? html`<b class="chip">${changed} changed</b>` : null}<small>${prose(source.line)}</small></span>
    </th>
    <td data-label="Page"><code>${page}</code></td>
    <td data-label="Windows">${windowNames.map((window) => {
      const own = results.find((result) => result.window === window);
      return own
        ? html`<a class="lamp" data-verdict="${verdictOf(own)}" href="${address}#${window}" title="${windowTitles[window]}: ${verdictWords[verdictOf(own)]}"><span class="sr-only">${windowTitles[window]}: ${verdictWords[verdictOf(own)]}</span></a>`
        : html`<span class="lamp" data-verdict="none" title="${windowTitles[window]}: does not run there"></span>`;
    })}</td>
    <td data-label="Farthest off">${gauge(Number.isFinite(error) ? error : 2)}<b>${farthest ? (farthest.failure ? '–' : deviationText(farthest.deviation)) : '–'}</b> <small>${farthest?.failure ?? farthest?.deviation.what}</small></td>
    <td data-label="Main thread">${dearest && cost !== null ? html`${gauge(cost / budgetOf(dearest))}<b>${spoken(cost)}</b> <small>${costUnit(dearest)}, of ${budgetOf(dearest)}</small>` : '–'}</td>
    <td data-label="Verdict"><span class="verdict" data-verdict="${verdict}">${verdictWords[verdict]}</span></td>
  </tr>`;
}

export function overview(scenes: Scene[]): string {
  const pages = [...new Set(scenes.map(({ page }) => page))].sort();
  const count = (verdict: Verdict) => scenes.filter((scene) => worstVerdict(scene) === verdict).length;
  const measured = scenes.flatMap(({ results }) => results);
  const bad = scenes.length - count('holds');
  return document({
    title: 'Motion report · Allô',
    root: '',
    at: measuredAt(measured.map(({ at }) => at)),
    body: html`<header class="top">
      <h1><span>What</span> <em>moves</em></h1>
      <p class="lede">${scenes.length} scenes and pointer effects, each measured there and back in its windows beside its arithmetic. ${bad === 0 ? 'All of them hold.' : `${count('holds')} hold, ${bad} want a look.`}</p>
      <dl class="facts">
        <div><dt>holds</dt><dd>${count('holds')}</dd></div>
        <div><dt>off</dt><dd>${count('off') + count('failed')}</dd></div>
        <div><dt>over budget</dt><dd>${count('dear')}</dd></div>
        <div><dt>windows measured</dt><dd>${measured.length}</dd></div>
      </dl>
    </header>
    <form class="filter" aria-label="Filter">
      <label for="page">Page</label>
      <select id="page"><option value="">all ${pages.length} pages</option>${pages.map((page) => html`<option>${page}</option>`)}</select>
      <label><input type="checkbox" id="bad"> only what wants a look</label>
      <output aria-live="polite"></output>
    </form>
    <table class="scenes">
      <caption class="sr-only">Scenes and pointer effects. A column's heading sorts by it.</caption>
      <thead><tr>${columns.map(([key, title]) => html`<th scope="col" data-key="${key}"><button type="button">${title}</button></th>`)}</tr></thead>
      <tbody>${scenes.map(row)}</tbody>
    </table>
    <p class="note">A bar ends at what is allowed: the tolerance of the arithmetic, the budget of the main thread. Lamps are the windows: desktop 1440 × 900, tablet 1024 × 1366 by touch, small 390 × 844 by touch, or the least window in which the scene runs.</p>`,
  });
}
