import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Pool } from 'undici';

/** As an ingress controller keeps its connections to pods: longer than a request takes, shorter than the servers keep theirs. */
const KEEP_ALIVE_MS = 60_000;
const TIMEOUT_MS = 30_000;
/** Of one connection only. */
const HOP_BY_HOP: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

export interface Balancer {
  /** No new requests go to this port; those in flight are not interrupted. */
  remove(port: number): void;
  add(port: number): void;
  close(): Promise<void>;
}

/**
 * The ingress or the Service in front of a deployable: requests go to its instances in turn, over kept-alive connections. It repeats
 * nothing, so that each failure of an instance reaches the client.
 */
export async function startBalancer(port: number, instances: readonly number[]): Promise<Balancer> {
  const pools = new Map(
    instances.map((instance) => [
      instance,
      new Pool(`http://localhost:${instance}`, {
        keepAliveTimeout: KEEP_ALIVE_MS,
        keepAliveMaxTimeout: KEEP_ALIVE_MS,
        headersTimeout: TIMEOUT_MS,
        bodyTimeout: TIMEOUT_MS,
      }),
    ]),
  );
  let listed = [...instances];
  let turn = 0;
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    const chosen = listed[turn++ % listed.length];
    if (chosen === undefined) return void response.writeHead(503).end();
    forward(pools.get(chosen)!, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, resolve));
  return {
    remove: (gone) => void (listed = listed.filter((instance) => instance !== gone)),
    add: (back) => void (listed = [...new Set([...listed, back])]),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await Promise.all([...pools.values()].map((pool) => pool.destroy()));
    },
  };
}

/** @throws the error of the connection, when the instance did not answer in full */
async function forward(pool: Pool, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const headers = Object.entries(request.headers).filter(([name]) => !HOP_BY_HOP.has(name));
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  await pool.stream(
    {
      path: request.url!,
      method: request.method as 'GET',
      headers: Object.fromEntries(headers),
      body: hasBody ? request : null,
    },
    ({ statusCode, headers: answered }) => {
      const kept = Object.entries(answered).filter(([name]) => !HOP_BY_HOP.has(name));
      return response.writeHead(statusCode, Object.fromEntries(kept));
    },
  );
}
