import { z } from 'zod';

/** One span as stored and shown. */
export interface Span {
  readonly traceId: string;
  readonly spanId: string;
  /** Empty for the first of a trace. */
  readonly parentSpanId: string;
  readonly service: string;
  readonly name: string;
  readonly kind: (typeof KINDS)[number];
  /** Milliseconds since the epoch. */
  readonly startMs: number;
  readonly durationMs: number;
  readonly failed: boolean;
  readonly attributes: Readonly<Record<string, string>>;
}

/** By OTLP's numbers. */
const KINDS = ['unspecified', 'internal', 'server', 'client', 'producer', 'consumer'] as const;
const STATUS_ERROR = 2;

const attributes = z
  .array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) }))
  .default([])
  .transform((list) =>
    Object.fromEntries(list.map(({ key, value }) => [key, String(Object.values(value)[0] ?? '')])),
  );

const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().default(''),
  name: z.string(),
  kind: z.number().int().min(0).max(5).default(0),
  startTimeUnixNano: z.coerce.bigint(),
  endTimeUnixNano: z.coerce.bigint(),
  attributes,
  status: z.object({ code: z.number().optional() }).default({}),
});

const request = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }).default({ attributes: {} }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
});

const milliseconds = (nanoseconds: bigint): number => Number(nanoseconds / 1_000n) / 1_000;

/** Spans of an OTLP/HTTP JSON export. @throws ZodError for anything else */
export function readSpans(body: unknown): Span[] {
  return request.parse(body).resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ startTimeUnixNano, endTimeUnixNano, kind, status, ...rest }) => ({
        ...rest,
        service: resource.attributes['service.name'] ?? 'unknown',
        kind: KINDS[kind] ?? 'unspecified',
        startMs: milliseconds(startTimeUnixNano),
        durationMs: milliseconds(endTimeUnixNano - startTimeUnixNano),
        failed: status.code === STATUS_ERROR,
      })),
    ),
  );
}
