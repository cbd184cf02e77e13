import { origin, type StackSettings } from '../services.ts';

/** Where a process tells its spans; nothing where nothing is traced. */
export function tracingEnv({ ports, tracing }: StackSettings, service: string): Record<string, string> {
  if (!tracing) return {};
  return {
    OTEL_EXPORTER_OTLP_ENDPOINT: origin(ports.collector),
    OTEL_SERVICE_NAME: service,
    OTEL_BSP_SCHEDULE_DELAY: '500', // milliseconds: a trace is there when one looks for it
    OTEL_NODE_RESOURCE_DETECTORS: 'env', // paths and arguments of this machine tell nothing
  };
}
