import { chmodSync, mkdirSync } from 'node:fs';
import { readdir, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { endLeftover } from '@loupe/tools/postgres/running-server.ts';
import { isAlive, processIdentity } from './process-identity.ts';

/** Everything test processes of this user leave on disk. */
export const TEST_ROOT = join(tmpdir(), `loupe-test-${userInfo().uid}`);
const RUNS = join(TEST_ROOT, 'runs');
/** Where a run keeps Postgres's cluster. */
export const CLUSTER = 'cluster';

/**
 * The folder of what one test process has started. Its name tells the owner, so that it can be cleared away
 * once the owner is gone.
 * @param ownerPid the test process
 */
export function runFolder(kind: string, ownerPid: number): string {
  const folder = join(RUNS, `${processIdentity(ownerPid) ?? ownerPid}-${kind}`);
  mkdirSync(folder, { recursive: true });
  // The database server's account walks through
  for (const path of [TEST_ROOT, RUNS, folder]) chmodSync(path, 0o755);
  return folder;
}

/** Ends the servers and removes the folders of test processes that were killed before they could. */
export async function clearOrphanedRuns(): Promise<void> {
  const names = await readdir(RUNS).catch(() => []);
  for (const name of names) {
    const owner = name.split('-').slice(0, 2).join('-');
    if (!isAlive(owner)) await clearRun(join(RUNS, name));
  }
}

/** Ends what still runs on a run's folder and removes the folder. */
export async function clearRun(folder: string): Promise<void> {
  const cluster = await realpath(join(folder, CLUSTER)).catch(() => undefined);
  if (cluster !== undefined) {
    await endLeftover(cluster);
    await rm(cluster, { recursive: true, force: true });
  }
  for (const pid of await processesOn(folder)) process.kill(pid, 'SIGKILL');
  await rm(folder, { recursive: true, force: true, maxRetries: 3 });
}

/**
 * Servers are told their folder on the command line; a name as particular as this one stands in nobody
 * else's.
 */
async function processesOn(folder: string): Promise<number[]> {
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0 && pid !== process.pid);
  const commands = await Promise.all(
    pids.map(async (pid) => ({
      pid,
      command: await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''),
    })),
  );
  return commands.filter(({ command }) => command.includes(`${folder}/`)).map(({ pid }) => pid);
}
