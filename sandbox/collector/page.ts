import { escapeHtml } from '../escape-html.ts';
import type { Span } from './otlp.ts';
import type { TraceSummary } from './traces.ts';

const STYLE = `
:root { color-scheme: light; --ink: #231815; --soft: #625550; --line: #e7dfdb; --tint: #faf5f2; --brand: #b83d11; }
* { box-sizing: border-box; } body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: #fff; }
header { display: flex; gap: 1rem; align-items: baseline; padding: 1.25rem 1.5rem; border-bottom: 1px solid var(--line); }
h1 { font-size: 1.25rem; font-weight: 500; margin: 0; } p { margin: 0; color: var(--soft); } main { padding: 1.5rem; overflow-x: auto; }
a { color: var(--brand); } a:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
table { border-collapse: collapse; width: 100%; font-size: .875rem; } th { text-align: left; font-weight: 500; color: var(--soft); }
th, td { padding: .375rem .75rem .375rem 0; border-bottom: 1px solid var(--line); vertical-align: top; } .number { text-align: right; font-variant-numeric: tabular-nums; }
.name { white-space: nowrap; } .time { width: 45%; min-width: 14rem; } .bar { display: block; height: .75rem; margin-top: .3rem; min-width: 2px; background: var(--ink); } .failed .bar { background: var(--brand); }
.failed td:first-child::after { content: " (failed)"; color: var(--brand); }`;

const frame = (
  title: string,
  subtitle: string,
  body: string,
): string => `<!doctype html><html lang="en-GB"><head>
<meta charset="utf-8"><title>${escapeHtml(title)}</title><meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>
<body><header><h1>${escapeHtml(title)}</h1><p>${subtitle}</p></header><main>${body}</main></body></html>`;

const TIME = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'Europe/London' });

const ms = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;

/** The traces kept, newest first. */
export function listPage(traces: readonly TraceSummary[]): string {
  const rows = traces.slice(0, 200).map(
    (
      trace,
    ) => `<tr class="${trace.failed ? 'failed' : ''}"><td><a href="/traces/${escapeHtml(trace.traceId)}">${escapeHtml(trace.title)}</a></td>
<td>${TIME.format(trace.startMs)}</td><td class="number">${ms(trace.durationMs)}</td><td class="number">${trace.spans}</td><td>${escapeHtml(trace.services.join(', '))}</td></tr>`,
  );
  const table = `<table><thead><tr><th>Request</th><th>At</th><th class="number">Took</th><th class="number">Spans</th><th>Through</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return frame(
    'Traces',
    'Each request to the shops, from the browser to the e-mail.',
    traces.length === 0 ? '<p>Nothing has been asked yet.</p>' : table,
  );
}

/** Depth of each span below the first of the trace; a span whose parent is not here counts as a first one. */
function depthOf(span: Span, byId: ReadonlyMap<string, Span>): number {
  const parent = byId.get(span.parentSpanId);
  return parent === undefined ? 0 : depthOf(parent, byId) + 1;
}

/** One trace: who called whom, and when. */
export function tracePage(traceId: string, spans: readonly Span[]): string {
  const start = Math.min(...spans.map(({ startMs }) => startMs));
  const whole = Math.max(1, ...spans.map(({ startMs, durationMs }) => startMs + durationMs - start));
  const byId = new Map(spans.map((span) => [span.spanId, span]));
  const share = (value: number): string => `${((value / whole) * 100).toFixed(2)}%`;
  const rows = spans.map(
    (
      span,
    ) => `<tr class="${span.failed ? 'failed' : ''}"><td class="name" style="padding-left:${depthOf(span, byId) * 0.875}rem" title="${escapeHtml(span.attributes['db.query.text'] ?? '')}">${escapeHtml(span.name)}</td>
<td>${escapeHtml(span.service)}</td><td class="number">${ms(span.durationMs)}</td>
<td class="time"><span class="bar" style="margin-left:${share(span.startMs - start)};width:${share(span.durationMs)}"></span></td></tr>`,
  );
  return frame(
    'Trace',
    `${escapeHtml(traceId)} · <a href="/">all traces</a>`,
    `<table><thead><tr><th>What</th><th>Where</th><th class="number">Took</th><th>When</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
  );
}
