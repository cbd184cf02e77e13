import { escapeHtml } from '../../escape-html.ts';

const STYLE = `
:root { color-scheme: light; --ink: #14213d; --soft: #4a5773; --line: #d6dce8; --tint: #f3f6fb; --deep: #123a6b; --error: #a3122a; }
* { box-sizing: border-box; } body { margin: 0; font: 1rem/1.4 system-ui, sans-serif; color: var(--ink); background: #fff; }
header { display: flex; align-items: center; gap: .5rem; padding: .625rem 1rem; background: var(--deep); color: #fff; font-weight: 600; }
header svg { width: 1.375rem; height: 1.375rem; } header span:last-child { margin-left: auto; font-weight: 400; font-size: .8125rem; }
.page { max-width: 30rem; margin: 0 auto; padding: .875rem 1rem 1rem; } h1 { font-size: 1.1875rem; font-weight: 600; margin: 0 0 .25rem; }
p { margin: 0; color: var(--soft); font-size: .9375rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .125rem 1rem; margin: .625rem 0; padding: .5rem .75rem; background: var(--tint); font-size: .9375rem; }
dt { color: var(--soft); } dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
label { display: block; font-weight: 600; font-size: .9375rem; margin-bottom: .25rem; }
input:not([type=hidden]) { font: 1.125rem/1 ui-monospace, monospace; letter-spacing: .2em; width: 100%; height: 2.75rem; padding: 0 .75rem; border: 1px solid var(--soft); border-radius: 4px; color: inherit; background: #fff; }
input[aria-invalid] { border: 2px solid var(--error); } .error { color: var(--error); font-weight: 600; margin: 0 0 .25rem; }
.hint { font-size: .8125rem; margin: .25rem 0 .625rem; }
.row { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem; }
button { font: inherit; font-weight: 600; height: 2.75rem; border-radius: 4px; border: 1px solid var(--deep); background: #fff; color: var(--deep); cursor: pointer; }
button.first { background: var(--deep); color: #fff; } button:hover { text-decoration: underline; }
:focus-visible { outline: 3px solid #f0a202; outline-offset: 2px; }`;

const SHIELD =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" aria-hidden="true"><path d="M12 3 4.5 6v5.5c0 4.6 3.1 7.9 7.5 9.5 4.4-1.6 7.5-4.9 7.5-9.5V6L12 3Z"/><path d="m8.75 12 2.25 2.25L15.5 9.75"/></svg>';

/**
 * One page of the fictional bank, readable in a frame of 390 by 400. Its only landmark has a name and its header is not a landmark, so
 * that they do not conflict with the shop's.
 */
export const bankDocument = (title: string, body: string, nonce: string): string => `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><title>${escapeHtml(title)} – Northmoor Bank</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style nonce="${nonce}">${STYLE}</style></head>
<body><main aria-label="Northmoor Bank"><header>${SHIELD}<span>Northmoor Bank</span><span>Secure payment</span></header><div class="page">${body}</div></main></body></html>`;
