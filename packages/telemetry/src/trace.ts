import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Attributes, Context } from '@opentelemetry/api';
import { redact } from './redact.ts';

const tracer = trace.getTracer('loupe');
const KINDS = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
} as const;

export interface SpanOptions {
  readonly kind?: keyof typeof KINDS;
  /** W3C trace context of whoever caused this, where it came over a wire; else the span under way is the parent. */
  readonly parent?: string | undefined;
  /** Redacted like a log line before they leave. Identifiers and names of things, never what a person typed. */
  readonly attributes?: Attributes;
  /** Says something inside a trace only: where none is under way the work runs without a span, and begins none. */
  readonly onlyInside?: boolean;
}

/**
 * Runs work as one span of the trace under way. Without an exporter (preload.ts) it costs a function call.
 * An error marks the span by its class, never by its message: a message may quote its input.
 */
export function inSpan<T>(
  name: string,
  { kind = 'internal', parent, attributes = {}, onlyInside = false }: SpanOptions,
  work: () => Promise<T>,
): Promise<T> {
  if (onlyInside && trace.getActiveSpan() === undefined) return work();
  return tracer.startActiveSpan(name, { kind: KINDS[kind] }, contextOf(parent), async (span) => {
    if (span.isRecording()) span.setAttributes(redact(attributes));
    try {
      return await work();
    } catch (error) {
      const type = error instanceof Error ? error.name : 'unknown';
      span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Adds to the span under way what was not known when it began. */
export function describeSpan(attributes: Attributes): void {
  const span = trace.getActiveSpan();
  if (span?.isRecording()) span.setAttributes(redact(attributes));
}

/** W3C trace context of the span under way, for a header or an envelope; undefined when nothing is traced. */
export function currentTraceparent(): string | undefined {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

/** The trace under way, for log lines. */
export function currentTraceId(): string | undefined {
  return trace.getActiveSpan()?.spanContext().traceId;
}

function contextOf(traceparent: string | undefined): Context {
  const active = context.active();
  return traceparent === undefined ? active : propagation.extract(active, { traceparent });
}
