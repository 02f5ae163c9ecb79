/** The changes, old beside new. */
import type { Change } from './compare.ts';
import { html, type Markup } from './markup.ts';

/** @param root the path to the report's folder; the old pictures lie in its `before/` by then */
export function changes(all: Change[], root: '' | '../'): Markup {
  const numbers = all.filter((one) => one.kind === 'number');
  const pictures = all.filter((one) => one.kind === 'picture');
  return html`<section class="changes">
    <h2>Since last time</h2>
    ${numbers.length > 0 ? html`<table><thead><tr><th scope="col">Window</th><th scope="col">What</th><th scope="col">Before</th><th scope="col">Now</th></tr></thead><tbody>${numbers.map(({ window, what, before, after }) => html`<tr><td>${window}</td><th scope="row">${what}</th><td>${before}</td><td><b>${after}</b></td></tr>`)}</tbody></table>` : null}
    ${pictures.length > 0 ? html`<p>Pictures that have changed: before on the left, now on the right.</p><ul class="pairs">${pictures.map(({ window, what, before, after }) => html`<li><span>${window}, ${what}</span><img src="${root}${'file' in before ? before.file : ''}" alt="Before" loading="lazy"><img src="${root}${after}" alt="Now" loading="lazy"></li>`)}</ul>` : null}
  </section>`;
}
