import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in ticks of 1/100 s on all platforms that we use (sysconf(_SC_CLK_TCK)). */
const MS_PER_TICK = 10;

interface ProcessTimes {
  readonly parent: number;
  /** User and system time in ms, including that of children already reaped. */
  readonly ms: number;
}

function timesOf(pid: number): ProcessTimes | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11, 15);
    return { parent, ms: (user + system + childUser + childSystem) * MS_PER_TICK };
  } catch {
    return undefined;
  }
}

/** CPU time so far of processes and all their descendants, in ms. Reaped children are included in their parents' figures. */
export function cpuMs(roots: readonly number[]): number {
  const all = new Map<number, ProcessTimes>();
  for (const entry of readdirSync('/proc')) {
    const pid = Number(entry);
    const times = Number.isInteger(pid) ? timesOf(pid) : undefined;
    if (times) all.set(pid, times);
  }
  const isBelowRoot = (pid: number): boolean => {
    if (roots.includes(pid)) return true;
    const parent = all.get(pid)?.parent ?? 0;
    return parent > 1 && isBelowRoot(parent);
  };
  return [...all].filter(([pid]) => isBelowRoot(pid)).reduce((sum, [, times]) => sum + times.ms, 0);
}
