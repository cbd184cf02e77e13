import type { Span } from './otlp.ts';

/** Enough for a day of manual testing, and small in memory. */
const KEPT_TRACES = 2_000;

export interface TraceSummary {
  readonly traceId: string;
  /** What the first span did: the graph operation where it names one. */
  readonly title: string;
  readonly startMs: number;
  /** From the first start to the last end. */
  readonly durationMs: number;
  readonly spans: number;
  readonly services: readonly string[];
  readonly failed: boolean;
}

export type Traces = ReturnType<typeof createTraces>;

/** Spans by trace, in memory; the oldest trace is evicted first. */
export function createTraces() {
  const traces = new Map<string, Span[]>();
  return {
    add(spans: readonly Span[]): void {
      for (const span of spans) {
        const known = traces.get(span.traceId);
        if (known) known.push(span);
        else traces.set(span.traceId, [span]);
      }
      for (const traceId of traces.keys()) {
        if (traces.size <= KEPT_TRACES) break;
        traces.delete(traceId);
      }
    },
    /** In order of start. */
    spansOf: (traceId: string): Span[] =>
      (traces.get(traceId) ?? []).toSorted((a, b) => a.startMs - b.startMs),
    all: (): Span[] => [...traces.values()].flat(),
    /** Traces, the newest first. */
    list: (): TraceSummary[] => [...traces.entries()].map(summaryOf).toReversed(),
  };
}

function summaryOf([traceId, spans]: readonly [string, readonly Span[]]): TraceSummary {
  const startMs = Math.min(...spans.map((span) => span.startMs));
  const endMs = Math.max(...spans.map((span) => span.startMs + span.durationMs));
  const operation = spans.map(({ attributes }) => attributes['graphql.operation.name']).find(Boolean);
  const first = spans.find((span) => span.startMs === startMs);
  return {
    traceId,
    title: operation ?? first?.name ?? '',
    startMs,
    durationMs: endMs - startMs,
    spans: spans.length,
    services: [...new Set(spans.map(({ service }) => service))],
    failed: spans.some(({ failed }) => failed),
  };
}
