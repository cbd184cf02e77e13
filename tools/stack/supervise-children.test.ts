import { afterEach, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { ChildSpec, RunningChild } from './child.ts';
import { superviseChildren } from './supervise-children.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** Answers with the status, or not at all without one. @returns the URL, and the number of requests */
async function healthOf(status: number | undefined): Promise<{ url: string; asked: () => number }> {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked++;
    if (status !== undefined) response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked: () => asked };
}

interface Part extends RunningChild {
  end(how: string): void;
}

function part(name: string, aliveUrl?: string): Part {
  const { promise: exited, resolve: end } = Promise.withResolvers<string>();
  const spec = { name, ...(aliveUrl !== undefined && { aliveUrl }) } as ChildSpec;
  return { name, pid: 1, spec, exited, end, stop: async () => end('SIGTERM') };
}

/** A stack of these parts; the /healthz of a restarted part is `next`. */
function stackOf(parts: readonly Part[], next: string | Error) {
  const children = new Map(parts.map((child) => [child.name, child]));
  const startedAgain: string[] = [];
  const startAgain = async (name: string): Promise<RunningChild> => {
    startedAgain.push(name);
    if (next instanceof Error) throw next;
    children.set(name, part(name, next));
    return children.get(name)!;
  };
  return { children, startAgain, startedAgain };
}

describe('superviseChildren', () => {
  it('replaces a part whose /healthz fails, and no part that is healthy or does not answer', async () => {
    const [well, ended, silent] = [await healthOf(200), await healthOf(503), await healthOf(undefined)];
    const replacement = await healthOf(200);
    const parts = [part('well', well.url), part('ended', ended.url), part('silent', silent.url)];
    const stack = stackOf([...parts, part('gone', 'http://127.0.0.1:1'), part('unasked')], replacement.url);
    const endings: string[] = [];
    const supervisor = superviseChildren(stack, (name) => endings.push(name), { everyMs: 1, answerMs: 5 });
    while (well.asked() < 5 || silent.asked() < 5 || replacement.asked() < 3)
      await once(servers[0]!, 'request');
    await supervisor.stop();
    expect(stack.startedAgain).toEqual(['ended']);
    expect(endings).toEqual([]);
  });

  it('reports a part that ended by itself, before or after it was replaced', async () => {
    const [ended, replacement] = [await healthOf(503), await healthOf(200)];
    const stack = stackOf([part('one', ended.url), part('other')], replacement.url);
    const endings: string[] = [];
    const supervisor = superviseChildren(stack, (...about) => endings.push(about.join(' ')), { everyMs: 1 });
    stack.children.get('other')!.end('code 1');
    while (replacement.asked() === 0) await once(servers[1]!, 'request');
    stack.children.get('one')!.end('SIGKILL');
    await supervisor.stop();
    expect(endings).toEqual(['other code 1', 'one SIGKILL']);
  });

  it('reports a part that cannot be restarted', async () => {
    const { url } = await healthOf(503);
    const stack = stackOf([part('one', url)], new Error('one did not become ready'));
    const failed = Promise.withResolvers<string>();
    const supervisor = superviseChildren(stack, (_name, how) => failed.resolve(how), { everyMs: 1 });
    expect(await failed.promise).toBe('one did not become ready');
    await supervisor.stop();
  });
});
