// Plain JavaScript without dependencies: bootstrap.mjs needs it before anything is installed.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 20;
const KILL_AFTER_MS = 15_000;

/**
 * Ends a process that leads its own group, and all processes in the group; resolves when none of them runs.
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

/** @returns whether the group exists; zombies count as members */
function signalGroup(leader, signal) {
  try {
    process.kill(-leader, signal);
    return true;
  } catch {
    return false;
  }
}

/** Zombies do not count: without a process that reaps orphans they would stay for ever. Works only on Linux. */
function isRunning(leader) {
  if (!signalGroup(leader, 0)) return false;
  if (!existsSync('/proc/self/stat')) return true;
  return readdirSync('/proc').some((pid) => /^\d+$/.test(pid) && isMember(pid, leader));
}

function isMember(pid, leader) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // After the command's name, which may contain spaces and brackets: state, parent, process group.
    const [state, , group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(group) === leader && state !== 'Z' && state !== 'X';
  } catch {
    return false; // ended meanwhile
  }
}
