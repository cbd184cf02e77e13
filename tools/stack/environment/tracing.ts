import { origin, type StackSettings } from '../services.ts';

/** The exporter's settings; empty without tracing. */
export function tracingEnv({ ports, tracing }: StackSettings, service: string): Record<string, string> {
  if (!tracing) return {};
  return {
    OTEL_EXPORTER_OTLP_ENDPOINT: origin(ports.collector),
    OTEL_SERVICE_NAME: service,
    OTEL_BSP_SCHEDULE_DELAY: '500', // milliseconds: traces are available quickly
    OTEL_NODE_RESOURCE_DETECTORS: 'env', // paths and arguments of this machine are not useful
  };
}
