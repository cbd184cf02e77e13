/**
 * `node --import @loupe/telemetry/preload src/main.ts`: sends spans to OTEL_EXPORTER_OTLP_ENDPOINT (OTLP over HTTP), and does
 * nothing at all without it. Service name, sampler and batching come from the standard OTEL_* variables, which nobody else
 * reads. No instrumentation is loaded: the few spans that tell a purchase apart are made where they belong (trace.ts); the
 * default set makes 202 spans of one cart query and costs four times the CPU.
 */
if (process.env['OTEL_EXPORTER_OTLP_ENDPOINT']) {
  const [{ NodeSDK }, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/sdk-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  const sdk = new NodeSDK({
    traceExporter: new OTLPTraceExporter(),
    instrumentations: [],
    metricReaders: [],
    logRecordProcessors: [],
  });
  sdk.start();
  // Spans still in hand are worth a moment of the drain, not the exit code.
  process.once('beforeExit', () => void sdk.shutdown().catch(() => undefined));
}

export {};
