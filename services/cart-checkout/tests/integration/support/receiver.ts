import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Receiver = Awaited<ReturnType<typeof openReceiver>>;

/** An HTTP server that records the paths and answers with the given status. */
export async function openReceiver() {
  const paths: string[] = [];
  let status = 201;
  const server = createServer((request, response) => {
    paths.push(request.url ?? '');
    request.resume().on('end', () => response.writeHead(status).end());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    paths,
    answerWith: (next: number) => void (status = next),
    reset: () => {
      paths.length = 0;
      status = 201;
    },
    close: () => new Promise<void>((closed) => void server.close(() => closed())),
  };
}
