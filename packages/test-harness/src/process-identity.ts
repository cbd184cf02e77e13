import { readFileSync } from 'node:fs';

/**
 * Which process a number stands for: `<pid>-<start time>`, since the kernel gives a pid out again. Undefined
 * when there is none.
 */
export function processIdentity(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Fields are counted from behind the command's name, which may itself hold blanks and brackets: 3 is the
    // state, 22 the start.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : `${pid}-${fields[19]}`;
  } catch {
    return undefined;
  }
}

/** Whether the process that an identity was taken of still runs. */
export function isAlive(identity: string): boolean {
  return processIdentity(Number.parseInt(identity, 10)) === identity;
}
