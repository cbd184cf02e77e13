import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { createTransport } from './transport.ts';
import type { Transport, VendorCall } from './transport.ts';

const CONNECTIONS = 64;
const open: { close(): unknown }[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

function transportTo(url: string): Transport {
  return createTransport({
    url,
    host: 'vendor.test',
    now: () => new Date(),
    merchantId: 'm',
    keys: () => ({ accepted: new Map(), active: { kid: 'k', key: Buffer.from('secret') } }),
  });
}

async function listening(server: Server, scheme = 'http'): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(server);
  return `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Accepts every request and answers when the test says so. */
async function silentVendor() {
  const answers: (() => void)[] = [];
  const server = createHttpServer((_request, response) => {
    answers.push(() => response.end('{}'));
  });
  const url = await listening(server);
  return { url, asked: () => answers.length, answer: (index: number) => answers[index]?.() };
}

/** A TCP server with a handler for each connection. */
const rawVendor = (deal: (socket: Socket) => void, scheme: string) =>
  listening(
    createServer((socket) => deal(socket.on('error', () => {}))),
    scheme,
  );

const turn = () => new Promise(setImmediate);

const capture = (timeoutMs: number): VendorCall => ({
  method: 'POST',
  path: '/captures',
  body: {},
  timeoutMs,
});

/** A transport whose connections are all in use, until the vendor answers. */
async function busyTransport() {
  const vendor = await silentVendor();
  const transport = transportTo(vendor.url);
  const holding = Array.from({ length: CONNECTIONS }, () => transport.call(capture(30_000)));
  const answerAll = async () => {
    for (let call = 0; call < vendor.asked(); call++) vendor.answer(call);
    await Promise.all(holding);
  };
  while (vendor.asked() < CONNECTIONS) await turn();
  return { vendor, transport, answerAll };
}

describe('a call that was never dispatched', () => {
  it('[F47] because no connection became free in half of its time is not-sent', async () => {
    const { vendor, transport, answerAll } = await busyTransport();
    expect(await transport.call(capture(400))).toMatchObject({ kind: 'not-sent' });
    expect(vendor.asked()).toBe(CONNECTIONS);
    await answerAll();
  });

  it('[F47] because none became free does not open the breaker', async () => {
    const { transport, answerAll } = await busyTransport();
    const waiting = Array.from({ length: CONNECTIONS }, () => transport.call(capture(100)));
    const kinds = (await Promise.all(waiting)).map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['not-sent']));
    expect(transport.room()).toBe(0);
    await answerAll();
    expect(transport.room()).toBe(CONNECTIONS);
  });

  it('[F47] because the connection broke before anything was written is not-sent', async () => {
    const url = await rawVendor((socket) => socket.destroy(), 'https');
    expect(await transportTo(url).call(capture(2_000))).toMatchObject({ kind: 'not-sent' });
  });

  it('[F47] because the connection was refused is tried once more at once', async () => {
    const server = createHttpServer((_request, response) => response.end('{}'));
    const url = await listening(server);
    const { port } = new URL(url);
    server.close();
    await once(server, 'close');
    const comeBack = () => {
      if (!server.listening) server.listen(Number(port));
    };
    subscribe('undici:client:connectError', comeBack);
    expect(await transportTo(url).call(capture(2_000))).toMatchObject({ kind: 'reply', status: 200 });
    unsubscribe('undici:client:connectError', comeBack);
    open.push(server);
  });

  it('[F47] waits for a free connection and is sent on it', async () => {
    const { vendor, transport, answerAll } = await busyTransport();
    const waiting = transport.call(capture(30_000));
    vendor.answer(0);
    while (vendor.asked() < CONNECTIONS + 1) await turn();
    await answerAll();
    expect(await waiting).toMatchObject({ kind: 'reply' });
  });
});

describe('a call that may have reached the vendor', () => {
  it('[F38] is no-answer when the connection breaks after it was written', async () => {
    const url = await rawVendor((socket) => socket.once('data', () => socket.destroy()), 'http');
    expect(await transportTo(url).call(capture(2_000))).toMatchObject({ kind: 'no-answer' });
  });

  it('[F38] is no-answer when it times out', async () => {
    const vendor = await silentVendor();
    expect(await transportTo(vendor.url).call(capture(200))).toMatchObject({ kind: 'no-answer' });
    expect(vendor.asked()).toBe(1);
  });

  it('[F38] is no-answer when the answer breaks off', async () => {
    const half = 'HTTP/1.1 201 Created\r\ncontent-length: 100\r\n\r\n{';
    const url = await rawVendor((socket) => socket.once('data', () => socket.end(half)), 'http');
    expect(await transportTo(url).call(capture(2_000))).toMatchObject({ kind: 'no-answer' });
  });
});

describe('a time-out', () => {
  it.each([
    ['with a fraction, as a share of another one has', 2.5],
    ['that has passed', -20],
  ])('[F47] %s ends the call', async (_, timeoutMs) => {
    const transport = transportTo((await silentVendor()).url);
    open.push(transport);
    const { kind } = await transport.call(capture(timeoutMs));
    expect(['not-sent', 'no-answer']).toContain(kind);
  });
});
