import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type BrokenListener = (request: IncomingMessage, response: ServerResponse, query: string) => void;

export interface BrokenSubgraph {
  readonly url: string;
  /** The GraphQL texts it received, in order. */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

/** A subgraph instance whose HTTP answers the test controls. */
export async function startBrokenSubgraph(listener: BrokenListener): Promise<BrokenSubgraph> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      // The gateway gave up before it had sent all.
      if (body === '') return;
      const { query } = JSON.parse(body) as { query: string };
      asked.push(query);
      listener(request, response, query);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () => new Promise((resolve) => (server.close(() => resolve()), server.closeAllConnections())),
  };
}
