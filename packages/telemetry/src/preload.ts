/**
 * `node --import @loupe/telemetry/preload src/main.ts`: sends spans to OTEL_EXPORTER_OTLP_ENDPOINT (OTLP over HTTP), and does
 * nothing without it. Service name, sampler and batching come from the standard OTEL_* variables, which only the SDK reads. No
 * automatic instrumentation is loaded: the few spans of a purchase are made by hand where they belong (trace.ts); the
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
  // Failing to flush the last spans must not change the exit code.
  process.once('beforeExit', () => void sdk.shutdown().catch(() => undefined));
}

export {};
