import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import { discardBody } from './discard-body.ts';

let close = async () => {};
afterEach(() => close());

/** @param answer writes the body, after the headers were sent @returns its address, and how many connections it was asked by */
async function server(answer: (response: ServerResponse) => void) {
  let connections = 0;
  const listening = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.flushHeaders();
    setImmediate(answer, response);
  });
  listening.on('connection', () => (connections += 1));
  listening.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  close = async () => {
    listening.closeAllConnections();
    await new Promise((closed) => listening.close(closed));
  };
  return {
    url: `http://127.0.0.1:${(listening.address() as AddressInfo).port}/`,
    connections: () => connections,
  };
}

it('calls in turn share a connection, though each body comes after its headers', async () => {
  const { url, connections } = await server((response) => void response.end('{}'));
  for (let call = 0; call < 10; call += 1) await discardBody(await fetch(url));
  // One that has just ended may come back a moment too late for the next call.
  expect(connections()).toBeLessThanOrEqual(3);
});

it('a body that fails leaves the answer as it is', async () => {
  const { url } = await server((response) => void response.destroy());
  await expect(discardBody(await fetch(url))).resolves.toBeUndefined();
});

it('a body without an end is cancelled', async () => {
  const closed = Promise.withResolvers<void>();
  const { url } = await server((response) => {
    const more = () => void (response.write('x'.repeat(16_384)) ? setImmediate(more) : 0);
    response.on('drain', more).on('close', closed.resolve);
    more();
  });
  await discardBody(await fetch(url));
  await closed.promise;
});
