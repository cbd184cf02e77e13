import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PrerequisiteError } from './prerequisite-error.ts';

/** A child that was started: its pid, and the kernel's start time of it, because pids are used again. */
interface Started {
  readonly pid: number;
  readonly startTime: string;
  readonly name: string;
}

const pidFile = (dataFolder: string): string => join(dataFolder, 'pids.json');

function startTimeOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Field 22, counted after the command name, which may itself hold spaces and brackets.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}

const readStarted = (dataFolder: string): Started[] =>
  existsSync(pidFile(dataFolder)) ? (JSON.parse(readFileSync(pidFile(dataFolder), 'utf8')) as Started[]) : [];

function write(dataFolder: string, started: readonly Started[]): void {
  const file = pidFile(dataFolder);
  writeFileSync(`${file}.new`, JSON.stringify(started));
  renameSync(`${file}.new`, file);
}

export function rememberChild(dataFolder: string, name: string, pid: number): void {
  const startTime = startTimeOf(pid);
  if (startTime) write(dataFolder, [...readStarted(dataFolder), { pid, startTime, name }]);
}

export const forgetChildren = (dataFolder: string): void => write(dataFolder, []);

const isStillOurs = (child: Started): boolean => startTimeOf(child.pid) === child.startTime;

/** The name under which the supervisor itself stands in the list. */
const OWNER = 'supervisor';

/**
 * Takes the data folder for this process: refuses while another supervisor lives on it, ends what a killed one left.
 * @returns the names of the orphans it ended.
 * @throws PrerequisiteError when the shop already runs from this folder.
 */
export async function claimDataFolder(dataFolder: string): Promise<string[]> {
  const owner = readStarted(dataFolder).find((child) => child.name === OWNER);
  if (owner && isStillOurs(owner)) {
    throw new PrerequisiteError(
      `Loupe already runs from ${dataFolder} (process ${owner.pid}): stop it first, or set LOUPE_DATA and LOUPE_PORT_BASE for a second shop.`,
    );
  }
  const ended = await endOrphans(dataFolder);
  rememberChild(dataFolder, OWNER, process.pid);
  return ended;
}

/** Ends the children of a stack that was itself killed; whatever else runs on this machine is left alone. */
async function endOrphans(dataFolder: string): Promise<string[]> {
  const orphans = readStarted(dataFolder).filter(isStillOurs);
  for (const child of orphans) process.kill(child.pid, 'SIGTERM');
  const deadline = Date.now() + 10_000;
  while (orphans.some(isStillOurs) && Date.now() < deadline) await delay(100);
  for (const child of orphans.filter(isStillOurs)) process.kill(child.pid, 'SIGKILL');
  forgetChildren(dataFolder);
  return orphans.map((child) => child.name);
}
