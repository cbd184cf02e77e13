import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const LOOP = fileURLToPath(new URL('busy-loop.ts', import.meta.url));

/**
 * Keeps processors busy beside `work`, and ends what does so when `work` has ended. A loop whose parent is gone, however it went, ends
 * by itself.
 */
export async function besideBusy<Result>(
  processes: number,
  work: (pids: readonly number[]) => Promise<Result>,
): Promise<Result> {
  const loops = Array.from({ length: processes }, () => fork(LOOP, { stdio: 'ignore' }));
  try {
    return await work(loops.flatMap(({ pid }) => pid ?? []));
  } finally {
    await Promise.all(loops.map(ended));
  }
}

function ended(loop: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (loop.exitCode !== null || loop.signalCode !== null) return resolve();
    loop.once('exit', () => resolve());
    loop.kill();
  });
}
