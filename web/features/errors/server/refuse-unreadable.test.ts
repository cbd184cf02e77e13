import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from '@jest/globals';
import { GET } from '../../../app/api/no-such-method/route.ts';
import { refuseUnreadable } from './refuse-unreadable.ts';

it('[RE-09] leads TRACE to an answer of 405, refuses what is too long by a problem, and leaves all others', async () => {
  refuseUnreadable();
  const server = createServer(({ method, url }, response) => response.end(`${method} ${url}`)).listen(0);
  await once(server, 'listening');
  const send = async (method: string, path = '/api/v1/stores') => {
    const { port } = server.address() as AddressInfo;
    const asked = request({ port, method, path }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return `${answer.headers['content-type'] ?? ''}${await text(answer)}`;
  };
  expect(await send('TRACE')).toBe('GET /api/no-such-method');
  expect(await send('PUT')).toBe('PUT /api/v1/stores');
  expect(await send('GET', `/?${'x'.repeat(20_000)}`)).toMatch(/^application\/problem\+json.*"status":431/);
  server.close();
  const refused = GET(new Request('http://shop/api/no-such-method'));
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
});
