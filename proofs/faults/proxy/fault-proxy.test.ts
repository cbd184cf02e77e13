import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { claimPort } from '@loupe/test-harness/ports';
import { seededRandom } from '../random.ts';
import { startFaultProxy } from './fault-proxy.ts';
import type { FaultProxy } from './fault-proxy.ts';

let echo: Server;
let received: string[];
let proxy: FaultProxy;
let port: number;
const sockets: Socket[] = [];

beforeEach(async () => {
  received = [];
  echo = createServer((socket) => {
    sockets.push(socket.on('error', () => {}));
    socket.on('data', (chunk) => {
      received.push(chunk.toString());
      socket.write(chunk);
    });
  });
  await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve));
  port = await claimPort();
  proxy = await startFaultProxy(port, (echo.address() as AddressInfo).port, seededRandom('proxy'));
});
afterEach(async () => {
  await proxy.close();
  for (const socket of sockets.splice(0)) socket.destroy();
  await new Promise((resolve) => echo.close(resolve));
});

async function open(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

/** @returns the answer, or the error code of the connection */
async function send(socket: Socket, words: string): Promise<string> {
  const answer = new Promise<string>((resolve) => {
    socket.once('data', (chunk: Buffer) => resolve(chunk.toString()));
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });
  socket.write(words);
  return answer;
}

async function untilReceived(words: string): Promise<void> {
  while (!received.includes(words)) await new Promise((resolve) => setImmediate(resolve));
}

describe('[F27] the fault proxy', () => {
  it('forwards bytes unchanged without a fault', async () => {
    expect(await send(await open(), 'hello')).toBe('hello');
    expect(proxy.counts).toEqual({ connections: 1, passed: 2, faulted: 0 });
  });

  it('delays answers', async () => {
    proxy.inject({ latencyMs: 40, jitterMs: 10 });
    const began = performance.now();
    expect(await send(await open(), 'hello')).toBe('hello');
    expect(performance.now() - began).toBeGreaterThan(58);
  });

  it('half-open: requests pass, answers do not, and healing resets connections that lost bytes', async () => {
    proxy.inject({ dropAnswers: true });
    const socket = await open();
    const answer = send(socket, 'pay');
    await untilReceived('pay');
    while (proxy.counts.faulted === 0) await new Promise((resolve) => setImmediate(resolve));
    proxy.heal();
    expect(await answer).toBe('ECONNRESET');
    expect(await send(await open(), 'again')).toBe('again');
  });

  it('black hole: neither requests nor answers pass', async () => {
    proxy.inject({ blackHole: true });
    const answer = send(await open(), 'pay');
    while (proxy.counts.faulted === 0) await new Promise((resolve) => setImmediate(resolve));
    proxy.heal();
    expect(await answer).toBe('ECONNRESET');
    expect(received).toEqual([]);
  });

  it('resets connections, closes them after a number of bytes, and limits the rate', async () => {
    proxy.inject({ resetShare: 1 });
    expect(await send(await open(), 'hello')).toBe('ECONNRESET');
    proxy.inject({ limitBytes: 8 });
    const limited = await open();
    expect(await send(limited, 'four')).toBe('four');
    const cut = new Promise((resolve) => limited.on('error', () => {}).once('close', resolve));
    limited.write('more');
    await cut;
    proxy.inject({ bytesPerSecond: 20 });
    expect(await send(await open(), 'slow')).toBe('sl');
  });

  it('[F60] answers 500 instead of the target, even to a request in several chunks', async () => {
    proxy.inject({ serverErrors: true });
    const socket = await open();
    const answer = text(socket);
    socket.write('POST / HTTP/1.1\r\n');
    socket.write('content-length: 2\r\n\r\n{}');
    expect(await answer).toMatch(/^HTTP\/1\.1 500 [^\0]*\r\n\r\n$/);
    expect([received, proxy.counts.faulted]).toEqual([[], 1]);
    socket.destroy();
    proxy.heal();
    expect(await send(await open(), 'again')).toBe('again');
  });

  it('[F60] refuses connections and resets those that are open, until it is healed', async () => {
    const socket = await open();
    expect(await send(socket, 'hello')).toBe('hello');
    const reset = once(socket, 'error');
    proxy.inject({ refuse: true });
    expect(await reset).toMatchObject([{ code: 'ECONNRESET' }]);
    await expect(open()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    proxy.heal();
    expect(await send(await open(), 'again')).toBe('again');
  });

  it('resets connections when nothing listens at the target', async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => echo.close(resolve));
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    const [error] = (await once(socket, 'error')) as [NodeJS.ErrnoException];
    expect(error.code).toBe('ECONNRESET');
    await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve));
  });
});
