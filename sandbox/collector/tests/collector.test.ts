import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '../app.ts';
import { createTraces } from '../traces.ts';

let server: Server;
let url: string;

beforeEach(async () => {
  server = createServer(createApp(createTraces()));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise<void>((closed) => server.close(() => closed())));

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const span = (spanId: string, parentSpanId: string, name: string, startMs: number) => ({
  traceId: TRACE,
  spanId,
  parentSpanId,
  name,
  kind: 2,
  startTimeUnixNano: `${startMs}000000`,
  endTimeUnixNano: `${startMs + 5}000000`,
  attributes: [{ key: 'graphql.operation.name', value: { stringValue: 'GetCart' } }],
  status: { code: 2 },
});
const exported = (service: string, spans: object[]) => ({
  resourceSpans: [
    {
      resource: { attributes: [{ key: 'service.name', value: { stringValue: service } }] },
      scopeSpans: [{ spans }],
    },
  ],
});
const send = (body: unknown) =>
  fetch(`${url}/v1/traces`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('the collector', () => {
  it('keeps spans of several services under their trace, in order of start', async () => {
    await send(exported('cart-checkout', [span('b', 'a', 'cart-checkout /graphql', 2_000)]));
    await send(exported('gateway', [span('a', '', 'gateway /graphql', 1_000)]));
    const { spans } = (await (await fetch(`${url}/api/traces/${TRACE}`)).json()) as { spans: object[] };
    expect(spans).toEqual([
      expect.objectContaining({
        service: 'gateway',
        name: 'gateway /graphql',
        kind: 'server',
        durationMs: 5,
      }),
      expect.objectContaining({ service: 'cart-checkout', parentSpanId: 'a', failed: true }),
    ]);
    const { traces } = (await (await fetch(`${url}/api/traces`)).json()) as { traces: object[] };
    expect(traces).toEqual([expect.objectContaining({ title: 'GetCart', spans: 2, durationMs: 1_005 })]);
  });

  it('shows when a trace started, in London time', async () => {
    await send(exported('gateway', [span('a', '', 'gateway /graphql', Date.UTC(2026, 5, 1, 11, 30, 5))]));
    expect(await (await fetch(url)).text()).toContain('<td>12:30:05</td>');
  });

  it('shows a trace as a page, names escaped, and 404 for one it does not have', async () => {
    await send(exported('gateway', [span('a', '', '<script>', 1_000)]));
    const page = await fetch(`${url}/traces/${TRACE}`);
    expect(await page.text()).toContain('&lt;script&gt;');
    expect((await fetch(`${url}/traces/none`)).status).toBe(404);
  });

  it('rejects what is not an export', async () => {
    expect((await send({ resourceSpans: 'x' })).status).toBe(400);
  });
});
