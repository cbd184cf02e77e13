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
  /** W3C trace context of a remote cause; defaults to the current span as the parent. */
  readonly parent?: string | undefined;
  /** Redacted like a log line before export. Identifiers and names only, never user input. */
  readonly attributes?: Attributes;
  /** Only inside an existing trace: without one the work runs without a span. */
  readonly onlyInside?: boolean;
}

/**
 * Runs work as a span of the current trace. Without an exporter (preload.ts) it costs a function call.
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

/** Adds attributes to the current span that were not known when it began. */
export function describeSpan(attributes: Attributes): void {
  const span = trace.getActiveSpan();
  if (span?.isRecording()) span.setAttributes(redact(attributes));
}

/** W3C trace context of the current span, for a header or an envelope; undefined when nothing is traced. */
export function currentTraceparent(): string | undefined {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

/** The current trace, for log lines. */
export function currentTraceId(): string | undefined {
  return trace.getActiveSpan()?.spanContext().traceId;
}

function contextOf(traceparent: string | undefined): Context {
  const active = context.active();
  return traceparent === undefined ? active : propagation.extract(active, { traceparent });
}
