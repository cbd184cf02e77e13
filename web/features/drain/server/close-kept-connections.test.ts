import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from '@jest/globals';
import { closeKeptConnections } from './close-kept-connections.ts';

it('a stop ends with the last request, although its connection would be kept for a minute', async () => {
  let stop = () => {};
  closeKeptConnections((given) => (stop = given));
  const arrived: ((response: ServerResponse) => void)[] = [];
  const response = new Promise<ServerResponse>((resolve) => arrived.push(resolve));
  const server = createServer({ keepAliveTimeout: 60_000 }, (_request, held) => arrived[0]!(held)).listen(0);
  await once(server, 'listening');
  const agent = new Agent({ keepAlive: true });
  const asked = once(get({ port: (server.address() as AddressInfo).port, agent }), 'response');
  const held = await response;

  const closed = new Promise((resolve) => server.close(resolve));
  stop();
  held.end('ok');
  const [answer] = (await asked) as [IncomingMessage];
  answer.resume();
  expect(answer.headers.connection).toBe('close');
  await closed;
  agent.destroy();
});
