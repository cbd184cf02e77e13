import { spawnSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { besideBusy } from './busy-neighbours.ts';

/** Whether it has used a second of a processor: `00:00:01`, or `0:01.02` on a Mac. */
const hasWorked = (pid: number): boolean =>
  /[1-9]/.test(spawnSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' }).stdout);

const isAlive = (pid: number): boolean => spawnSync('kill', ['-0', String(pid)]).status === 0;

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
}

describe('busy processes beside a suite', () => {
  it('use a processor each while the work runs, and are ended with it', async () => {
    const pids = await besideBusy(2, async (started) => {
      await until(() => started.every(hasWorked));
      return started;
    });
    expect(pids).toHaveLength(2);
    expect(pids.filter(isAlive)).toEqual([]);
  });

  it('are ended when the work fails', async () => {
    let pids: readonly number[] = [];
    const failing = besideBusy(1, async (started) => {
      pids = started;
      throw new Error('failed');
    });
    await expect(failing).rejects.toThrow('failed');
    expect(pids).toHaveLength(1);
    expect(pids.filter(isAlive)).toEqual([]);
  });
});
