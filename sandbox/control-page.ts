import { escapeHtml } from './escape-html.ts';

/** The parts that the sandboxes' control pages share. */

const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d9d4cf, #3a4147); --soft: light-dark(#5d5650, #a9b5bb); }
body { margin: 0; font: 16px/1.55 system-ui, sans-serif; background: light-dark(#fff, #0f1418); color: light-dark(#231815, #edf1f2); }
main { max-width: 72rem; margin: 0 auto; padding: 2.5rem 1.25rem 5rem; }
h1 { font-size: 1.75rem; font-weight: 500; margin: 0; } h2 { font-size: 1.125rem; font-weight: 500; margin: 2.5rem 0 .75rem; }
p { color: var(--soft); max-width: 62ch; margin: .5rem 0 0; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-size: .9375rem; }
th, td { text-align: left; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line); white-space: nowrap; }
th { font-weight: 500; color: var(--soft); } .n { font-variant-numeric: tabular-nums; text-align: right; }
code { font: .9375rem/1 ui-monospace, monospace; }
form { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; } label { display: grid; gap: .25rem; font-size: .875rem; }
input, select, button { font: inherit; height: 2.75rem; box-sizing: border-box; padding: 0 .75rem; border: 1px solid var(--soft); border-radius: 2px; background: transparent; color: inherit; }
select option { color: CanvasText; background: Canvas; } input { width: 8rem; } input[name=number] { width: 14rem; } button { cursor: pointer; }`;

/** A table cell; `n` is the class of a number. */
export const cell = (text: string | undefined, className: 'n' | '' = ''): string =>
  `<td${className ? ` class="${className}"` : ''}>${escapeHtml(text ?? '')}</td>`;

/** A card number in groups of four digits. */
export const groups = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');

/** @param empty the text of an empty value */
export const options = (values: readonly string[], empty: string): string =>
  values.map((value) => `<option value="${value}">${value || empty}</option>`).join('');

export const table = (heads: readonly string[], rows: readonly string[]): string =>
  `<div class="scroll"><table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;

/** The whole page. @param body HTML */
export const controlDocument = (title: string, body: string): string => `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>
<body><main>
<h1>${title}</h1>
${body}
</main></body></html>`;
