import { readFileSync } from 'node:fs';

/**
 * Identifies a process: `<pid>-<start time>`, since the kernel reuses pids. Undefined
 * when there is none.
 */
export function processIdentity(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Fields are counted after the command's name, which may itself contain blanks and brackets: 3 is the
    // state, 22 the start.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : `${pid}-${fields[19]}`;
  } catch {
    return undefined;
  }
}

/** Whether the process of an identity still runs. */
export function isAlive(identity: string): boolean {
  return processIdentity(Number.parseInt(identity, 10)) === identity;
}
