import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type * as Pieces from '../../../tests/fixtures/pieces.ts';
import type * as Database from '@loupe/scripted-shopper/database';
import type * as Orders from '@loupe/scripted-shopper/order';
import type * as Shoppers from '@loupe/scripted-shopper/shopper';
import { endGroup } from '@loupe/local-servers/process-group';
import { cpuMs } from '../cpu-time.ts';
import { releaseModule } from './release-module.ts';

const STACK_PROCESS = join(import.meta.dirname, 'stack-process.ts');

interface Reached {
  readonly env: Readonly<Record<string, string>>;
  readonly pids: { readonly services: number[]; readonly infrastructure: number[] };
}

/** A release with a stack of its own, and the release's own client of it. */
export interface Side {
  readonly orders: typeof Orders;
  readonly Shopper: typeof Shoppers.Shopper;
  readonly setStock: typeof Database.setStock;
  /** The code and sku of a piece with enough stock. */
  readonly piece: string;
  /** Lets the client reach this stack: it reads the address from the environment with each request. */
  use(): void;
  /** CPU time so far in ms of services and gateway, and of Postgres and Kafka. */
  cpu(): { readonly services: number; readonly infrastructure: number };
}

/** Runs work with a stack of the release in a folder. @throws Error when the stack does not start */
export async function withSide<T>(
  folder: string,
  portBase: number,
  work: (side: Side) => Promise<T>,
): Promise<T> {
  const child = spawn(process.execPath, [STACK_PROCESS], {
    cwd: folder,
    detached: true,
    env: { ...process.env, LOUPE_TEST_PORT_BASE: String(portBase) },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  try {
    for await (const line of createInterface(child.stdout))
      if (line.startsWith('{')) return await work(await sideOf(folder, JSON.parse(line) as Reached));
    throw new Error(`The stack of ${folder} has not started.`);
  } finally {
    child.stdin.end();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    await endGroup(child.pid);
  }
}

async function sideOf(folder: string, { env, pids }: Reached): Promise<Side> {
  const ofShopper = <Module>(name: string) =>
    releaseModule<Module>(
      folder,
      `packages/scripted-shopper/src/${name}.ts`,
      `tests/system/support/${name}.ts`,
    );
  const { ROLES } = await releaseModule<typeof Pieces>(folder, 'tests/fixtures/pieces.ts');
  return {
    orders: await ofShopper<typeof Orders>('order'),
    Shopper: (await ofShopper<typeof Shoppers>('shopper')).Shopper,
    setStock: (await ofShopper<typeof Database>('database')).setStock,
    piece: ROLES.beaverbrooks.plenty,
    use: () => void Object.assign(process.env, env),
    cpu: () => ({ services: cpuMs(pids.services), infrastructure: cpuMs(pids.infrastructure) }),
  };
}
