import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { endGroup } from '../process-group.mjs';
import { lockDataFolder } from './data-folder-lock.ts';
import { PrerequisiteError } from './prerequisite-error.ts';

/** A child that was started: its pid, and the kernel's start time of it, because pids are used again. */
interface Started {
  readonly pid: number;
  readonly startTime: string;
  readonly name: string;
}

const pidFile = (dataFolder: string): string => join(dataFolder, 'pids.json');

/** Undefined where nothing runs under the number, also where a process that has ended waits for its parent to notice. */
function startTimeOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Fields 3 and 22, counted after the command name, which may itself hold spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : fields[19];
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

const forgetChildren = (dataFolder: string): void => write(dataFolder, []);

const isStillOurs = (child: Started): boolean => startTimeOf(child.pid) === child.startTime;

/** The name under which the supervisor itself stands in the list. */
const OWNER = 'supervisor';

export interface Claim {
  /** Names of the children of a killed supervisor that were ended. */
  readonly orphans: readonly string[];
  /** Gives the folder back, once nothing runs from it any more. */
  release(): void;
}

/**
 * Takes the data folder for this process: refuses while another supervisor lives on it, ends what a killed one left.
 * @throws PrerequisiteError when the shop already runs from this folder.
 */
export async function claimDataFolder(dataFolder: string): Promise<Claim> {
  const unlock = await lockDataFolder(dataFolder);
  const owner = readStarted(dataFolder).find((child) => child.name === OWNER);
  const isOwned = owner !== undefined && isStillOurs(owner);
  if (unlock === undefined || isOwned) {
    unlock?.();
    const by = isOwned ? ` (process ${owner.pid})` : '';
    throw new PrerequisiteError(
      `Loupe already runs from ${dataFolder}${by}: stop it first, or set LOUPE_DATA and LOUPE_PORT_BASE for a second shop.`,
    );
  }
  const orphans = await endOrphans(dataFolder);
  rememberChild(dataFolder, OWNER, process.pid);
  return {
    orphans,
    release() {
      forgetChildren(dataFolder);
      unlock();
    },
  };
}

/** Ends the children of a stack that was itself killed; whatever else runs on this machine is left alone. */
async function endOrphans(dataFolder: string): Promise<string[]> {
  const orphans = readStarted(dataFolder).filter(isStillOurs);
  for (const child of orphans) process.kill(child.pid, 'SIGTERM');
  const deadline = Date.now() + 10_000;
  while (orphans.some(isStillOurs) && Date.now() < deadline) await delay(100);
  for (const child of orphans.filter(isStillOurs)) process.kill(child.pid, 'SIGKILL');
  for (const child of orphans) await endGroup(child.pid, 'SIGKILL'); // what they had started themselves
  forgetChildren(dataFolder);
  return orphans.map((child) => child.name);
}
