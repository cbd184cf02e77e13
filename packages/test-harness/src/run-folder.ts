import { chmodSync, mkdirSync } from 'node:fs';
import { readdir, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { endLeftover } from '@loupe/local-servers/postgres/running-server';
import { containerOf } from './containers/run-container.ts';
import { isAlive, processIdentity } from './process-identity.ts';

/** The folder of all files of this user's test processes. */
export const TEST_ROOT = join(tmpdir(), `loupe-test-${userInfo().uid}`);
const RUNS = join(TEST_ROOT, 'runs');
/** What the data folders of servers are copied from. */
export const TEMPLATES = join(TEST_ROOT, 'templates');
/** A run's Postgres data folder. */
export const CLUSTER = 'cluster';

/**
 * The folder of everything that one test process has started. Its name identifies the owner, so that it can be removed
 * once the owner has ended.
 * @param ownerPid the test process
 */
export function runFolder(kind: string, ownerPid: number): string {
  const folder = join(RUNS, `${processIdentity(ownerPid) ?? ownerPid}-${kind}`);
  mkdirSync(folder, { recursive: true });
  // The database server's account must be able to enter it
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

/** Ends the servers that still use a run's folder and removes the folder. */
export async function clearRun(folder: string): Promise<void> {
  const cluster = await realpath(join(folder, CLUSTER)).catch(() => undefined);
  if (cluster !== undefined) {
    await endLeftover(cluster);
    await rm(cluster, { recursive: true, force: true });
  }
  const container = await containerOf(folder);
  if (container !== undefined)
    await (await import('./containers/remove-container.ts')).removeContainer(container);
  for (const pid of await processesOn(folder)) process.kill(pid, 'SIGKILL');
  await rm(folder, { recursive: true, force: true, maxRetries: 3 });
}

/**
 * Servers get their folder on the command line; no other process has such a name in
 * its command line.
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
