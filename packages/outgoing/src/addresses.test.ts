import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from '@jest/globals';
import { lookupOf, resolveHost, type InstanceAddress } from './addresses.ts';
import { Instances } from './instances.ts';

const closes: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closes.splice(0)) await close();
});

const HOSTS = ['127.0.0.1', '127.0.0.2', '127.0.0.3'] as const;

/** One server for each address, all on the same port, as the instances behind one name are. @returns the port */
async function startInstances(): Promise<number> {
  let port = 0;
  for (const host of HOSTS) {
    const server: Server = createServer((_request, response) => void response.end(host));
    await new Promise<void>((resolve) => server.listen(port, host, resolve));
    ({ port } = server.address() as AddressInfo);
    closes.push(() => new Promise((closed) => server.close(closed)));
  }
  return port;
}

const ask = (address: InstanceAddress): Promise<string> =>
  new Promise((resolve, reject) => {
    get(address.url, { lookup: lookupOf(address), agent: false }, (response) => resolve(text(response))).on(
      'error',
      reject,
    );
  });

/** A service with a DNS name; the test advances its time. */
function named(url: string, resolve: (host: string) => Promise<readonly string[]>) {
  const waiting: { milliseconds: number; go: () => void }[] = [];
  const closed: string[] = [];
  const instances = new Instances<InstanceAddress>({
    urls: [url],
    open: (address) => address,
    close: async ({ ip }) => void closed.push(ip),
    probe: (address) => ask(address),
    wasNotSent: (error) => (error as NodeJS.ErrnoException).code === 'ECONNREFUSED',
    openMs: 2_000,
    resolve,
    pause: (milliseconds) => new Promise((go) => waiting.push({ milliseconds, go })),
  });
  closes.push(() => instances.close());
  const call = () => instances.call(ask, { isRepeatable: false });
  const lookUpAgain = async () => {
    waiting.find(({ milliseconds }) => milliseconds === 5_000)?.go();
    await new Promise(setImmediate);
  };
  return { call, closed, lookUpAgain };
}

describe('a service that is known by a name', () => {
  it('is as many instances as DNS returns, and follows changes', async () => {
    const port = await startInstances();
    let addresses: readonly string[] = ['127.0.0.1', '127.0.0.2'];
    const { call, closed, lookUpAgain } = named(`http://money.test:${port}`, async () => addresses);
    expect(new Set([await call(), await call()])).toEqual(new Set(['127.0.0.1', '127.0.0.2']));
    addresses = ['127.0.0.2', '127.0.0.3'];
    await lookUpAgain();
    expect(new Set([await call(), await call()])).toEqual(new Set(['127.0.0.2', '127.0.0.3']));
    expect(closed).toEqual(['127.0.0.1']);
  });

  it('that cannot be resolved keeps the instances it had', async () => {
    const port = await startInstances();
    let isAway = false;
    const resolve = async () => {
      if (isAway) throw Object.assign(new Error('away'), { code: 'EAI_AGAIN' });
      return ['127.0.0.2'];
    };
    const { call, lookUpAgain } = named(`http://money.test:${port}`, resolve);
    expect(await call()).toBe('127.0.0.2');
    isAway = true;
    await lookUpAgain();
    expect(await call()).toBe('127.0.0.2');
  });

  it('that was never resolved cannot be called: the caller gets the DNS error', async () => {
    const { call } = named('http://money.test', async () => {
      throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
    });
    await expect(call()).rejects.toThrow('no such name');
  });

  it('on this machine is one instance, however many families it listens on', async () => {
    expect(await resolveHost('localhost')).toEqual(['127.0.0.1']);
  });
});
