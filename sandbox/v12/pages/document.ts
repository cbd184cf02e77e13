import { escapeHtml } from '../../escape-html.ts';

const STYLE = `
:root { color-scheme: light; --ink: #10261c; --soft: #4b5f56; --line: #d3ddd8; --deep: #14532d; }
* { box-sizing: border-box; } body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: #f4f8f5; }
main { max-width: 30rem; margin: 0 auto; padding: 2rem 1.25rem 3rem; } h1 { font-size: 1.375rem; font-weight: 600; margin: 0 0 1rem; }
p { margin: 0 0 1rem; color: var(--soft); } dl { display: grid; grid-template-columns: 1fr auto; gap: .25rem 1rem; margin: 0 0 1.25rem; } dd { margin: 0; text-align: right; }
label { display: grid; gap: .25rem; margin-bottom: 1rem; } label.tick { display: flex; gap: .625rem; align-items: center; min-height: 2.75rem; }
input:not([type=checkbox]) { font: inherit; height: 2.75rem; padding: 0 .75rem; border: 1px solid var(--soft); border-radius: 4px; background: #fff; }
button, a.button { display: block; text-align: center; text-decoration: none; line-height: 2.75rem; font: inherit; font-weight: 600; width: 100%; min-height: 2.75rem; margin-bottom: .75rem; border-radius: 4px; border: 1px solid var(--deep); background: #fff; color: var(--deep); cursor: pointer; }
a.button { padding: .5rem; } button.first { background: var(--deep); color: #fff; } :focus-visible { outline: 3px solid #d97706; outline-offset: 2px; }`;

/** A page of the lender. @param body HTML */
export const documentOf = (title: string, body: string, nonce: string): string => `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><title>${escapeHtml(title)} – V12 sandbox</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style nonce="${nonce}">${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;
