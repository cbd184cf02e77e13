import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { request } from 'undici';
import type { Dispatcher } from 'undici';
import type { UseCases } from '../../src/bind-use-cases.ts';
import type { VendorWorld } from './vendor-world.ts';

/** A process that dies at its point: nothing after it is executed, and no answer after it is read. */
export interface DyingProcess {
  readonly application: UseCases;
  /** Where it could have died: before and after every method of a port, and every call of the vendor; the second time as `…#2`. */
  readonly reached: readonly string[];
  stop(): Promise<void>;
}

/** @param point none: it lives */
export async function startDying(
  world: Pick<VendorWorld, 'method' | 'sandbox' | 'providerAt' | 'applicationWith'>,
  point: string | undefined,
): Promise<DyingProcess> {
  const reached: string[] = [];
  const times = new Map<string, number>();
  let isDead = false;
  const reach = (named: string): void => {
    if (isDead) throw new Error(`died at ${point}`);
    const time = (times.get(named) ?? 0) + 1;
    times.set(named, time);
    const at = time === 1 ? named : `${named}#${time}`;
    reached.push(at);
    if (at !== point) return;
    isDead = true;
    throw new Error(`died at ${at}`);
  };
  const wire = await startWire(world.sandbox.url, reach);
  const provider = world.providerAt(wire.url);
  const application = world.applicationWith({
    providers: { [world.method]: provider },
    killPoints: { announce: () => {}, reached: reach },
  });
  return {
    application,
    reached,
    async stop() {
      await application.drained();
      await wire.stop();
      await provider.close();
    },
  };
}

/** Passes calls on to a vendor. A call at which the process dies arrives or does not, and is not answered. */
async function startWire(vendor: string, reach: (at: string) => void) {
  async function pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const call = `${asked.method} ${nameless(asked.url ?? '')}`;
    const body = await buffer(asked);
    reach(`before:wire ${call}`);
    const reply = await request(vendor + asked.url, {
      method: asked.method as Dispatcher.HttpMethod,
      headers: asked.headers,
      body: body.length > 0 ? body : null,
    });
    const text = await buffer(reply.body);
    reach(`after:wire ${call}`);
    answer.writeHead(reply.statusCode, { 'content-type': String(reply.headers['content-type']) });
    answer.end(text);
  }
  const server = createServer((asked, answer) => void pass(asked, answer).catch(() => answer.destroy()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The path of a call without ids, so that the same call has the same name in the next run. */
const nameless = (url: string): string =>
  url.replace(/\?.*/, '').replaceAll(/\/(?=[^/]*\d)[^/]{6,}(?=\/|$)/g, '/…');
