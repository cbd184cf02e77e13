// Plain JavaScript without dependencies: bootstrap.mjs needs it before anything is installed.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 20;
const KILL_AFTER_MS = 15_000;

/**
 * Ends a process that leads a group of its own, and whatever it started; resolves when none of them runs any more.
 * @param {number | undefined} leader
 * @param {NodeJS.Signals} signal SIGKILL follows after 15 s
 * @returns {Promise<void>}
 */
export async function endGroup(leader, signal = 'SIGTERM') {
  if (leader === undefined || !signalGroup(leader, signal)) return;
  const killAt = performance.now() + KILL_AFTER_MS;
  while (isRunning(leader)) {
    if (performance.now() > killAt) signalGroup(leader, 'SIGKILL');
    await delay(POLL_MS);
  }
}

/** @returns whether there is such a group; members that have ended count until their parent has noticed */
function signalGroup(leader, signal) {
  try {
    process.kill(-leader, signal);
    return true;
  } catch {
    return false;
  }
}

/** Members that have ended do not count: where nobody reaps orphans they would stay for ever. Only Linux can tell. */
function isRunning(leader) {
  if (!signalGroup(leader, 0)) return false;
  if (!existsSync('/proc/self/stat')) return true;
  return readdirSync('/proc').some((pid) => /^\d+$/.test(pid) && isMember(pid, leader));
}

function isMember(pid, leader) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Counted after the command's name, which may itself hold blanks and brackets: state, parent, process group.
    const [state, , group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(group) === leader && state !== 'Z' && state !== 'X';
  } catch {
    return false; // ended in between
  }
}
