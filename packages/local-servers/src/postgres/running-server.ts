import { existsSync, readFileSync } from 'node:fs';
import { readFile, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const STOP_TIMEOUT_MS = 15_000;

/**
 * Ends a server that still runs on `folder` because its starter was killed, and removes a stale pid file:
 * if another process has that pid now, Postgres would take it for a running server and not start.
 */
export async function endLeftover(folder: string): Promise<void> {
  const pidFile = join(folder, 'postmaster.pid');
  const pid = Number((await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0]);
  if (!pid) return;
  if (await isServerOn(folder, pid)) await endServer(pid);
  await rm(pidFile, { force: true });
}

/**
 * SIGINT is Postgres's fast shutdown: sessions end, data is flushed. After SIGQUIT the next start has to
 * recover.
 */
export async function endServer(pid: number): Promise<void> {
  signalServer(pid, 'SIGINT');
  const deadline = Date.now() + STOP_TIMEOUT_MS;
  while (isRunning(pid)) {
    if (Date.now() > deadline) signalServer(pid, 'SIGQUIT');
    await delay(20);
  }
}

function signalServer(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // it has ended meanwhile
  }
}

/** Whether the last line of the pid file says that sessions are accepted, on a primary or a standby, which is also how pg_ctl waits. */
export async function isReady(folder: string, pid: number): Promise<boolean> {
  const lines = (await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  return Number(lines[0]) === pid && ['ready', 'standby'].includes(lines[7]?.trim() ?? '');
}

async function isServerOn(folder: string, pid: number): Promise<boolean> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  const args = command.split('\0');
  const given = args[args.indexOf('-D') + 1];
  if (!args[0]?.endsWith('/postgres') || given === undefined || !existsSync(given)) return false;
  return (await realpath(given)) === (await realpath(folder));
}

/**
 * Whether the process runs and is not a zombie: without a process that reaps orphans, an ended one keeps its pid.
 */
function isRunning(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.charAt(stat.lastIndexOf(')') + 2) !== 'Z';
  } catch {
    return false;
  }
}
