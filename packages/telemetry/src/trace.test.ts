import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { NodeSDK } from '@opentelemetry/sdk-node';
import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace';
import { createLogger } from './logger.ts';
import { currentTraceId, currentTraceparent, describeSpan, inSpan } from './trace.ts';

const exporter = new InMemorySpanExporter();
const untraced = { traceparent: currentTraceparent(), traceId: currentTraceId() };
const sdk = new NodeSDK({
  spanProcessors: [new SimpleSpanProcessor({ exporter })],
  instrumentations: [],
  metricReaders: [],
  logRecordProcessors: [],
  autoDetectResources: false,
});
sdk.start();

afterEach(() => exporter.reset());
afterAll(() => sdk.shutdown());

const PARENT = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

describe('spans', () => {
  it('do nothing without an exporter', () => {
    expect(untraced).toEqual({ traceparent: undefined, traceId: undefined });
  });

  it('continue a remote trace and pass on their context', async () => {
    const handedOn = await inSpan('outer', { kind: 'server', parent: PARENT }, () =>
      inSpan('inner', { kind: 'client' }, async () => currentTraceparent()),
    );
    const [inner, outer] = exporter.getFinishedSpans();
    expect(outer!.spanContext().traceId).toBe('0af7651916cd43dd8448eb211c80319c');
    expect(outer!.parentSpanContext?.spanId).toBe('b7ad6b7169203331');
    expect(inner!.parentSpanContext?.spanId).toBe(outer!.spanContext().spanId);
    expect(handedOn).toBe(`00-0af7651916cd43dd8448eb211c80319c-${inner!.spanContext().spanId}-01`);
  });

  it('give their trace to the log lines inside them, and lines outside have none', async () => {
    const lines: string[] = [];
    const destination = { write: (line: string) => void lines.push(line) };
    const logger = createLogger({ service: 'test', level: 'info', destination });
    await inSpan('outer', { parent: PARENT }, async () => logger.info('inside'));
    logger.info('outside');
    const traces = lines.map((line) => (JSON.parse(line) as { traceId?: string }).traceId);
    expect(traces).toEqual(['0af7651916cd43dd8448eb211c80319c', undefined]);
  });

  it('that are only made inside a trace do not start one', async () => {
    const statement = (work: () => Promise<string>) => inSpan('statement', { onlyInside: true }, work);
    await expect(statement(async () => 'idle')).resolves.toBe('idle');
    expect(exporter.getFinishedSpans()).toEqual([]);
    await expect(inSpan('request', {}, () => statement(async () => 'asked'))).resolves.toBe('asked');
    expect(exporter.getFinishedSpans().map(({ name }) => name)).toEqual(['statement', 'request']);
  });

  it('[ER-13] are redacted like log lines', async () => {
    const attributes = { email: 'ada@example.com', note: 'call 07700 900123', sku: '0100002' };
    await inSpan('sent', { attributes }, async () => describeSpan({ phone: '07700900123' }));
    expect(exporter.getFinishedSpans()[0]!.attributes).toEqual({
      email: '***',
      note: 'call ***',
      sku: '0100002',
      phone: '***',
    });
  });

  it('[ER-13] record the class of an error, not its message, which may contain user input', async () => {
    const failing = inSpan('failing', {}, () =>
      Promise.reject(new RangeError('ada@example.com is too long')),
    );
    await expect(failing).rejects.toThrow(RangeError);
    const [span] = exporter.getFinishedSpans();
    expect(span!.attributes).toEqual({ 'error.type': 'RangeError' });
    expect(JSON.stringify([span!.status, span!.events])).not.toContain('ada@');
  });
});
