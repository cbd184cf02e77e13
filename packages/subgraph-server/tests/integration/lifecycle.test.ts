import { connect } from 'node:net';
import { once } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import { startSubgraph } from './subgraph.ts';

const status = async (url: string) => {
  const response = await fetch(url, { headers: { connection: 'close' } });
  return [response.status, await response.json()];
};

describe('health', () => {
  it('names each check; one that fails, throws or hangs fails /readyz but not /healthz', async () => {
    let check: () => Promise<Record<string, boolean>> = async () => ({ database: true, projection: true });
    const { server, url } = await startSubgraph({ ready: () => check() });
    expect(await status(`${url}/healthz`)).toEqual([200, { status: 'alive' }]);
    expect(await status(`${url}/readyz`)).toEqual([
      200,
      { status: 'ready', checks: { database: true, projection: true } },
    ]);
    check = async () => ({ database: true, projection: false });
    expect(await status(`${url}/readyz`)).toEqual([
      503,
      { status: 'unready', checks: { database: true, projection: false } },
    ]);
    for (const broken of [() => Promise.reject(new Error('no')), () => new Promise<never>(() => {})]) {
      check = broken;
      expect(await status(`${url}/readyz`)).toEqual([
        503,
        { status: 'unready', checks: { answered: false } },
      ]);
    }
    expect((await status(`${url}/healthz`))[0]).toBe(200);
    await server.stop();
  });

  it('fails /healthz once a part of the process has stopped permanently', async () => {
    let alive = true;
    const { server, url } = await startSubgraph({ alive: () => alive });
    expect(await status(`${url}/healthz`)).toEqual([200, { status: 'alive' }]);
    alive = false;
    expect(await status(`${url}/healthz`)).toEqual([503, { status: 'ended' }]);
    await server.stop();
  });

  it('shows details beside the checks, which do not affect the result even when they fail or hang', async () => {
    let details: () => Promise<Record<string, unknown>> = async () => ({ outbox: { parkedKeys: 2 } });
    const { server, url } = await startSubgraph({ details: () => details() });
    const ready = { status: 'ready', checks: { database: true } };
    expect(await status(`${url}/readyz`)).toEqual([200, { ...ready, outbox: { parkedKeys: 2 } }]);
    for (const broken of [() => Promise.reject(new Error('no')), () => new Promise<never>(() => {})]) {
      details = broken;
      expect(await status(`${url}/readyz`)).toEqual([200, ready]);
    }
    await server.stop();
  });
});

describe('stopping', () => {
  it('answers requests in flight, is unready for new ones, and closes kept-alive connections', async () => {
    const { server, url, port, post, release, calls } = await startSubgraph();
    const asker = connect(port, '127.0.0.1');
    await once(asker, 'connect');
    asker.write('GET /readyz HTTP/1.1\r\nhost: x\r\n'); // half a request: the connection is busy when the stop comes
    const slow = post({ query: '{ slow }' });
    while (calls.length === 0) await new Promise((resolve) => setImmediate(resolve));

    let stopped = false;
    const stopping = server.stop().then(() => (stopped = true));
    expect((await status(`${url}/readyz`))[0]).toBe(503);
    asker.write('\r\n');
    const [told] = (await once(asker, 'data')) as [Buffer];
    expect(told.toString()).toMatch(/^HTTP\/1.1 503 [^]*connection: close[^]*"draining":false/i);
    expect(stopped).toBe(false);

    const released = performance.now();
    release();
    expect(await (await slow).json()).toEqual({ data: { slow: 'done' } });
    await stopping;
    expect(performance.now() - released).toBeLessThan(5_000); // not the cut-off, but the end of the last request
  });
});
