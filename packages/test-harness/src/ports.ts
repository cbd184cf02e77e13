import { mkdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { isAlive, processIdentity } from './process-identity.ts';
import { TEST_ROOT } from './run-folder.ts';

/**
 * Below the kernel's ephemeral ports, which it may assign to any connection; outside those of a
 * running shop.
 */
const FIRST = 14_000;
const LAST = 19_000;
const ATTEMPTS = 200;

/**
 * A TCP port on 127.0.0.1 that no other test process takes as long as this one lives.
 * @throws RangeError when the range is exhausted
 */
export async function claimPort(): Promise<number> {
  const start = FIRST + ((process.pid * 37) % (LAST - FIRST));
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const port = FIRST + ((start - FIRST + attempt) % (LAST - FIRST));
    if (lock(port) && (await isFree(port))) return port;
  }
  throw new RangeError(`No free port among ${ATTEMPTS} from ${start}.`);
}

/** A link is created with its content in one step, so that a lock never lacks its holder. */
function lock(port: number): boolean {
  const folder = join(TEST_ROOT, 'ports');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, String(port));
  try {
    symlinkSync(processIdentity(process.pid) ?? String(process.pid), file);
    return true;
  } catch {
    releaseIfOrphaned(file); // for the next process that claims it
    return false;
  }
}

function releaseIfOrphaned(file: string): void {
  try {
    if (!isAlive(readlinkSync(file))) rmSync(file, { force: true });
  } catch {
    // The owner of the port has released it in between.
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
