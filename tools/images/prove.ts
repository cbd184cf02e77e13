import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { RunningChild } from '../stack/child.ts';
import type { Stack } from '../stack/stack.ts';
import { withTestStack } from '../testing/with-test-stack.ts';
import { tagOf } from './build.ts';
import { proofOfOtherClients, proofOperation } from './proof-operation.ts';

const READY_MS = 60_000;

/** Paths inside the containers: data is not written to a folder of this machine, keys are mounted. */
const WITHIN: Readonly<Record<string, string>> = {
  DATA_DIR: '/tmp/data',
  CACHE_DIR: '/tmp/media-cache',
  KEYS_FILE: '/run/loupe/keys.json',
};

/** Starts a whole shop, replaces each named process by a container, and requests a product. */
export function proveImages(names: readonly string[], report: (line: string) => void): Promise<void> {
  return withTestStack({ withWeb: names.includes('web'), tracing: false }, async (stack) => {
    const containers: ChildProcess[] = [];
    try {
      for (const name of names) {
        const child = stack.children.get(name);
        if (child === undefined) throw new Error(`no process is called ${name}`);
        await child.stop();
        containers.push(startContainer(name, child));
        await untilReady(child.spec.readyUrl);
        report(`${name} serves from its image`);
      }
      for (const operation of [proofOperation(), proofOfOtherClients()])
        report(`the shop answers through them: ${await productThrough(stack, operation)}`);
    } finally {
      for (const container of containers) {
        if (container.exitCode !== null) continue;
        container.kill('SIGTERM');
        await once(container, 'exit');
      }
    }
  });
}

function startContainer(name: string, { spec }: RunningChild): ChildProcess {
  const env = Object.entries(spec.env).flatMap(([key, value]) => ['-e', `${key}=${WITHIN[key] ?? value}`]);
  const container = `loupe-proof-${process.pid}-${name}`;
  spawnSync('docker', ['rm', '-f', container], { stdio: 'ignore' });
  const { KEYS_FILE } = spec.env;
  const keys = KEYS_FILE === undefined ? [] : ['-v', `${dirname(KEYS_FILE)}:/run/loupe:ro`];
  const args = ['run', '--rm', '--init', '--name', container, '--network', 'host', ...keys, ...env];
  return spawn('docker', [...args, tagOf(name)], { stdio: ['ignore', 2, 2] });
}

async function untilReady(url: string): Promise<void> {
  for (const deadline = Date.now() + READY_MS; Date.now() < deadline; await delay(200)) {
    const answer = await fetch(url).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.status === 200) return;
  }
  throw new Error(`${url} is not ready after ${READY_MS / 1000} s`);
}

async function productThrough({ settings: { ports } }: Stack, operation: object): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${ports.gateway}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(operation),
  });
  const { data } = (await answer.json()) as { data?: { collectionList: { products: { name: string }[] } } };
  const name = data?.collectionList.products[0]?.name;
  if (name === undefined) throw new Error(`the gateway answered ${answer.status} without a product`);
  return name;
}
