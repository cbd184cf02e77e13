import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { endGroup } from '@loupe/local-servers/process-group';
import { lockDataFolder } from './data-folder-lock.ts';
import { PrerequisiteError } from '@loupe/local-servers/prerequisite-error';

/** A started child: its pid and the kernel's start time, because pids are reused. */
interface Started {
  readonly pid: number;
  readonly startTime: string;
  readonly name: string;
}

const pidFile = (dataFolder: string): string => join(dataFolder, 'pids.json');

/** Undefined when no process has the pid, or when it is a zombie. */
function startTimeOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Fields 3 and 22, counted after the command name, which may contain spaces and brackets.
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

/** The name of the supervisor's own entry. */
const OWNER = 'supervisor';

export interface Claim {
  /** Names of the children of a killed supervisor that were ended. */
  readonly orphans: readonly string[];
  /** Releases the folder; called when no process uses it. */
  release(): void;
}

/**
 * Claims the data folder for this process: refuses while another supervisor uses it, and ends children of a killed one.
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

/** Ends the children of a killed supervisor, and no other process. */
async function endOrphans(dataFolder: string): Promise<string[]> {
  const orphans = readStarted(dataFolder).filter(isStillOurs);
  for (const child of orphans) process.kill(child.pid, 'SIGTERM');
  const deadline = Date.now() + 10_000;
  while (orphans.some(isStillOurs) && Date.now() < deadline) await delay(100);
  for (const child of orphans.filter(isStillOurs)) process.kill(child.pid, 'SIGKILL');
  for (const child of orphans) await endGroup(child.pid, 'SIGKILL'); // and the processes that they have started
  forgetChildren(dataFolder);
  return orphans.map((child) => child.name);
}
