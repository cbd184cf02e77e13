import { subscribe } from 'node:diagnostics_channel';
import type { Server, ServerResponse } from 'node:http';

const SWEEP_MS = 50;

/**
 * At the stop, Next stops listening and waits for its connections, which a proxy in front keeps for a minute. From then on each answer
 * closes its connection, and one that becomes idle is closed, so that the process ends with its last request.
 * @param onStop calls back when the process is asked to stop
 */
export function closeKeptConnections(onStop: (stop: () => void) => void): void {
  const servers = new Set<Server>();
  const underWay = new Set<ServerResponse>();
  let isStopping = false;
  subscribe('http.server.request.start', (message) => {
    const { server, response } = message as { server: Server; response: ServerResponse };
    servers.add(server);
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
    if (isStopping) response.setHeader('connection', 'close');
  });
  onStop(() => {
    isStopping = true;
    for (const response of underWay) if (!response.headersSent) response.setHeader('connection', 'close');
    setInterval(() => servers.forEach((server) => server.closeIdleConnections()), SWEEP_MS).unref();
  });
}
