import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { refuseUnread } from './refuse-unread.ts';

const server = createServer((_request, response) => {
  response.write('half');
});
beforeAll(async () => {
  refuseUnread(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => server.closeAllConnections());

async function answerTo(...parts: string[]): Promise<{ head: string; body: string }> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  for (const part of parts) socket.write(part);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { head, body };
}

it.each([
  [431, `GET /?${'x'.repeat(20_000)} HTTP/1.1\r\nhost: shop\r\n\r\n`],
  [431, `GET / HTTP/1.1\r\nhost: shop\r\ncookie: ${'x'.repeat(20_000)}\r\n\r\n`],
  [400, 'NO HTTP AT ALL\r\n\r\n'],
])('[RE-09] what is not read is refused by %i and a problem', async (status, request) => {
  const { head, body } = await answerTo(request);
  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(head).toContain('content-type: application/problem+json');
  expect(head).toContain(`content-length: ${body.length}`);
  const problem = JSON.parse(body) as { correlationId: string };
  expect(problem).toMatchObject({ type: 'about:blank', status, code: 'BAD_REQUEST' });
  expect(head).toContain(`x-correlation-id: ${problem.correlationId}`);
});

it('a client that keeps its side open is disconnected', async () => {
  const socket = connect({
    port: (server.address() as AddressInfo).port,
    host: '127.0.0.1',
    allowHalfOpen: true,
  });
  socket.write('NO HTTP AT ALL\r\n\r\n');
  expect(await text(socket)).toContain('HTTP/1.1 400 ');
  const open = await new Promise((counted) =>
    server.getConnections((_error, connections) => counted(connections)),
  );
  expect(open).toBe(0);
  socket.destroy();
});

it('an answer that has begun ends, and nothing is written into it', async () => {
  const { head, body } = await answerTo('GET / HTTP/1.1\r\nhost: shop\r\n\r\n', 'NO HTTP AT ALL\r\n\r\n');
  expect(`${head}${body}`).not.toContain('problem+json');
});
