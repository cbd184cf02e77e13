import { escapeHtml } from '../escape-html.ts';
import type { Message } from './mailbox.ts';

const STYLE = `
:root { color-scheme: light; --ink: #231815; --soft: #625550; --line: #e7dfdb; --tint: #faf5f2; --brand: #b83d11; }
* { box-sizing: border-box; } body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: #fff; }
header { display: flex; gap: 1rem; align-items: baseline; padding: 1.25rem 1.5rem; border-bottom: 1px solid var(--line); }
h1 { font-size: 1.25rem; font-weight: 500; margin: 0; } p { margin: 0; color: var(--soft); }
.split { display: grid; grid-template-columns: minmax(16rem, 22rem) 1fr; min-height: calc(100vh - 4.5rem); }
ol { list-style: none; margin: 0; padding: 0; border-right: 1px solid var(--line); overflow-y: auto; }
li a { display: grid; gap: .125rem; padding: .875rem 1.5rem; color: inherit; text-decoration: none; border-bottom: 1px solid var(--line); }
li a:hover { background: var(--tint); } li a[aria-current] { box-shadow: inset 3px 0 var(--brand); background: var(--tint); }
li a:focus-visible, summary:focus-visible { outline: 2px solid var(--ink); outline-offset: -2px; }
.subject { font-weight: 500; } .meta { font-size: .875rem; color: var(--soft); overflow-wrap: anywhere; }
main { padding: 1.5rem; min-width: 0; } h2 { margin: 0 0 .25rem; font-size: 1.25rem; font-weight: 500; } iframe { width: 100%; margin-top: 1.25rem; height: 46rem; border: 1px solid var(--line); background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--tint); padding: 1rem; font-size: .875rem; } details { margin-top: 1rem; }
.empty { padding: 4rem 1.5rem; } @media (max-width: 48rem) { .split { grid-template-columns: 1fr; } ol { max-height: 40vh; border-right: 0; } }`;

const WHEN = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
});

const row = (message: Message, chosen: Message | undefined): string => `
<li><a href="/messages/${escapeHtml(message.id)}"${message === chosen ? ' aria-current="true"' : ''}>
<span class="subject">${escapeHtml(message.subject)}</span>
<span class="meta">${escapeHtml(message.to.join(', '))}</span>
<span class="meta">${escapeHtml(WHEN.format(new Date(message.receivedAt)))}</span></a></li>`;

const reading = (message: Message): string => `
<h2>${escapeHtml(message.subject)}</h2>
<p class="meta">From ${escapeHtml(message.from)} to ${escapeHtml(message.to.join(', '))}</p>
<iframe title="The message as its reader sees it" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/messages/${escapeHtml(message.id)}/html"></iframe>
<details><summary>Plain text</summary><pre>${escapeHtml(message.text)}</pre></details>
<details><summary>Headers</summary><pre>${escapeHtml(message.headers.map(({ key, value }) => `${key}: ${value}`).join('\n'))}</pre></details>`;

/** The messages, newest first, and the one being read. */
export function inboxPage(messages: readonly Message[], chosen: Message | undefined): string {
  const body =
    messages.length === 0
      ? '<main class="empty"><p>Nothing has been sent yet. Buy something in one of the shops, and its confirmation arrives here.</p></main>'
      : `<div class="split"><ol aria-label="Messages">${messages.map((message) => row(message, chosen)).join('')}</ol><main>${chosen ? reading(chosen) : ''}</main></div>`;
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Inbox</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>
<body><header><h1>Inbox</h1><p>Every e-mail the shops send on this machine.</p></header>${body}</body></html>`;
}
