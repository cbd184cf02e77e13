import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { HTTPError } from './http-error.ts';
import { probeReady } from './probe-ready.ts';

describe('an outgoing call that is answered outside 2xx', () => {
  it('[ER-05] is HTTPError with the call and its status, without the text of the answer', async () => {
    const server = createServer((_request, response) =>
      response.writeHead(503).end('ada@example.com'),
    ).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const error = await probeReady({ url, ip: '127.0.0.1' }, AbortSignal.timeout(5_000)).catch(
      (thrown: unknown) => thrown,
    );
    server.close();
    expect(error).toBeInstanceOf(HTTPError);
    expect(error).toMatchObject({ name: 'HTTPError', status: 503, message: '/readyz answered HTTP 503' });
  });
});
