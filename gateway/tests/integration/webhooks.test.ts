import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { UNUSED_ADDRESS, startTestGateway, type TestGateway } from './test-gateway.ts';

interface Received {
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

let owner: Server;
let gateway: TestGateway;
let status: number;
let received: Received[];

beforeAll(async () => {
  owner = createServer((request, response) => {
    void buffer(request).then((body) => {
      received.push({ path: request.url, headers: request.headers, body });
      response.writeHead(status, { 'content-type': 'application/json' }).end('{"status":"received"}');
    });
  });
  await new Promise<void>((listening) => owner.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(owner.address() as AddressInfo).port}/webhooks/fulfilment`;
  gateway = await startTestGateway({
    webhooks: {
      fulfilment: [`${UNUSED_ADDRESS}/webhooks/fulfilment`, url],
      wallet: [url],
      gone: [`${UNUSED_ADDRESS}/`],
    },
  });
});
beforeEach(() => {
  status = 200;
  received = [];
});
afterAll(async () => {
  await gateway.stop();
  await new Promise((closed) => owner.close(closed));
});

/** Of a provider that signs in a way of its own. */
const OWN = { 'wallet-transmission-id': 't-1', 'wallet-transmission-sig': 'abc' };
const SIGNED = { 'webhook-id': 'm-1', 'webhook-timestamp': '1', 'webhook-signature': 'v1,abc' };

function deliver(body: string | Buffer<ArrayBuffer>, provider = 'fulfilment', method = 'POST') {
  const headers = {
    ...SIGNED,
    ...OWN,
    'content-type': 'text/plain',
    cookie: 'session=a.b',
    'x-site': 'loupe',
  };
  return fetch(`${gateway.url}/webhooks/${provider}`, { method, body, headers });
}

describe('a webhook', () => {
  it('[F40] reaches a running instance of its owner byte for byte, with its signature headers and without the session', async () => {
    const body = Buffer.from([0x7b, 0x22, 0xff, 0x0a, 0x7d]);
    const response = await deliver(body);
    expect([response.status, await response.json()]).toEqual([200, { status: 'received' }]);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ path: '/webhooks/fulfilment', headers: SIGNED, body });
    expect(received[0]?.headers).not.toHaveProperty('cookie');
    expect(received[0]?.headers).not.toHaveProperty('x-site');
  });

  it('[MU-14] reaches its owner with the headers that begin with the provider’s name, and not with those of another', async () => {
    await deliver('{}', 'wallet');
    await deliver('{}');
    expect(received[0]?.headers).toMatchObject(OWN);
    expect(Object.keys(received[1]?.headers ?? {}).filter((name) => name.startsWith('wallet-'))).toEqual([]);
  });

  it.each([401, 400, 500])('gets the answer of its owner: %s', async (expected) => {
    status = expected;
    expect((await deliver('{}')).status).toBe(expected);
  });

  it('[F41] whose owner is unavailable gets 503, for a retry, and is logged without its body', async () => {
    const response = await deliver('{"secret":"roberta"}', 'gone');
    expect(response.status).toBe(503);
    const line = gateway.lines.find((each) => each.includes('could not be delivered to its owner'));
    expect(line).toContain('"provider":"gone"');
    expect(line).not.toContain('roberta');
  });

  it('of a megabyte is rejected before it is forwarded: 413', async () => {
    expect((await deliver('x'.repeat(1_000_000))).status).toBe(413);
    expect(received).toEqual([]);
  });

  it('of an unknown provider, or with another method than POST, is answered 404', async () => {
    expect((await deliver('{}', 'stranger')).status).toBe(404);
    expect((await deliver('{}', 'constructor')).status).toBe(404);
    expect((await fetch(`${gateway.url}/webhooks/fulfilment`)).status).toBe(404);
    expect(received).toEqual([]);
  });

  it('[RE-09] with a malformed path is rejected with our own message: 400', async () => {
    const response = await deliver('{}', '%zz');
    expect([response.status, response.headers.get('content-type')]).toEqual([
      400,
      'application/problem+json; charset=utf-8',
    ]);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ status: 400, code: 'BAD_REQUEST', message: expect.any(String) });
    expect(text).not.toContain('at ');
    expect(received).toEqual([]);
  });
});
