/** HTML as text: a value in it is escaped, unless it is HTML itself. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = Markup | string | number | null | undefined | false | readonly Value[];

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function textOf(value: Value): string {
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(textOf).join('');
  if (value === null || value === undefined || value === false) return '';
  return String(value).replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);
}

export const html = (strings: TemplateStringsArray, ...values: Value[]): Markup =>
  new Markup(strings.map((text, index) => text + textOf(values[index])).join(''));

/** A number as English writes it, with a true minus. */
export const spoken = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: 2 }).replace('-', '−');

/** A comment's words, with the code between its backticks marked as such. */
export const prose = (text: string): Markup =>
  html`${text.split('`').map((part, index) => (index % 2 ? html`<code>${part}</code>` : part))}`;
