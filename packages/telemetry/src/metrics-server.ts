import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMetricsEndpoint } from './metrics-endpoint.ts';
import type { MetricSource } from './metrics.ts';

export interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * /metrics on a port of its own, for a process whose other port is reached from outside the network. It does not keep the process
 * alive.
 * @param port 0 for any free one
 */
export async function startMetricsServer(
  port: number,
  sources: readonly MetricSource[],
): Promise<MetricsServer> {
  const respond = createMetricsEndpoint(sources, () => new Date());
  const server = createServer((request, response) => {
    if (request.url === '/metrics') void respond(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  server.unref();
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
