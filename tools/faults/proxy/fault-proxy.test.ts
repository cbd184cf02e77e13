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
let heard: string[];
let proxy: FaultProxy;
let port: number;
const sockets: Socket[] = [];

beforeEach(async () => {
  heard = [];
  echo = createServer((socket) => {
    sockets.push(socket.on('error', () => {}));
    socket.on('data', (chunk) => {
      heard.push(chunk.toString());
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

/** What comes back, or how the connection ended. */
async function say(socket: Socket, words: string): Promise<string> {
  const answer = new Promise<string>((resolve) => {
    socket.once('data', (chunk: Buffer) => resolve(chunk.toString()));
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });
  socket.write(words);
  return answer;
}

async function heardBy(words: string): Promise<void> {
  while (!heard.includes(words)) await new Promise((resolve) => setImmediate(resolve));
}

describe('[F27] the fault proxy', () => {
  it('passes bytes as they come while nothing is the matter', async () => {
    expect(await say(await open(), 'hello')).toBe('hello');
    expect(proxy.counts).toEqual({ connections: 1, passed: 2, hurt: 0 });
  });

  it('makes answers late', async () => {
    proxy.suffer({ latencyMs: 40, jitterMs: 10 });
    const began = performance.now();
    expect(await say(await open(), 'hello')).toBe('hello');
    expect(performance.now() - began).toBeGreaterThan(58);
  });

  it('half-open: the request is heard, the answer is not, and healing resets what was torn', async () => {
    proxy.suffer({ dropAnswers: true });
    const socket = await open();
    const answer = say(socket, 'pay');
    await heardBy('pay');
    while (proxy.counts.hurt === 0) await new Promise((resolve) => setImmediate(resolve));
    proxy.heal();
    expect(await answer).toBe('ECONNRESET');
    expect(await say(await open(), 'again')).toBe('again');
  });

  it('black hole: nobody hears anything', async () => {
    proxy.suffer({ blackHole: true });
    const answer = say(await open(), 'pay');
    while (proxy.counts.hurt === 0) await new Promise((resolve) => setImmediate(resolve));
    proxy.heal();
    expect(await answer).toBe('ECONNRESET');
    expect(heard).toEqual([]);
  });

  it('resets, cuts off after so many bytes, and trickles', async () => {
    proxy.suffer({ resetShare: 1 });
    expect(await say(await open(), 'hello')).toBe('ECONNRESET');
    proxy.suffer({ limitBytes: 8 });
    const limited = await open();
    expect(await say(limited, 'four')).toBe('four');
    const cut = new Promise((resolve) => limited.on('error', () => {}).once('close', resolve));
    limited.write('more');
    await cut;
    proxy.suffer({ bytesPerSecond: 20 });
    expect(await say(await open(), 'slow')).toBe('sl');
  });

  it('[F60] answers 500 in place of who is behind it, whatever the request is cut into', async () => {
    proxy.suffer({ serverErrors: true });
    const socket = await open();
    const answer = text(socket);
    socket.write('POST / HTTP/1.1\r\n');
    socket.write('content-length: 2\r\n\r\n{}');
    expect(await answer).toMatch(/^HTTP\/1\.1 500 [^\0]*\r\n\r\n$/);
    expect([heard, proxy.counts.hurt]).toEqual([[], 1]);
    socket.destroy();
    proxy.heal();
    expect(await say(await open(), 'again')).toBe('again');
  });

  it('[F60] refuses connections and resets those that are open, until it is healed', async () => {
    const socket = await open();
    expect(await say(socket, 'hello')).toBe('hello');
    const reset = once(socket, 'error');
    proxy.suffer({ refuse: true });
    expect(await reset).toMatchObject([{ code: 'ECONNRESET' }]);
    await expect(open()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    proxy.heal();
    expect(await say(await open(), 'again')).toBe('again');
  });

  it('refuses when there is nobody behind it', async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => echo.close(resolve));
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    const [error] = (await once(socket, 'error')) as [NodeJS.ErrnoException];
    expect(error.code).toBe('ECONNRESET');
    await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve));
  });
});
