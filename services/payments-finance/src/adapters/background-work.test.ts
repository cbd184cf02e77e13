import { describe, expect, it } from '@jest/globals';
import { createLogger } from '@loupe/telemetry/logger';
import { createBackgroundWork } from './background-work.ts';

const logger = createLogger({ service: 'test', level: 'silent' });

/** Work that ends when the test says so. */
function works(count: number) {
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const all = Array.from({ length: count }, (_, index) => async (): Promise<void> => {
    started.push(index);
    await new Promise<void>((resolve) => (ends[index] = resolve));
  });
  return { all, started, end: (index: number) => ends[index]?.() };
}

const turn = () => new Promise(setImmediate);

describe('background work', () => {
  it('[F47] runs up to a limit concurrently, queues up to a limit and rejects the rest', async () => {
    const background = createBackgroundWork(logger, { atOnce: 2, waiting: 1 });
    const { all, started, end } = works(4);
    expect(all.map((work) => background.start(work))).toEqual([true, true, true, false]);
    expect(started).toEqual([0, 1]);
    end(1);
    await turn();
    expect(started).toEqual([0, 1, 2]);
    [0, 2].forEach(end);
    await background.idle();
  });

  it('continues after work that failed', async () => {
    const background = createBackgroundWork(logger, { atOnce: 1, waiting: 1 });
    const { all, started, end } = works(1);
    background.start(() => Promise.reject(new Error('failed')));
    background.start(all[0]!);
    await turn();
    expect(started).toEqual([0]);
    end(0);
    await background.idle();
  });

  it('starts no queued work after it was stopped', async () => {
    const background = createBackgroundWork(logger, { atOnce: 1, waiting: 1 });
    const { all, started, end } = works(2);
    all.forEach((work) => background.start(work));
    const stopped = background.stop();
    end(0);
    await stopped;
    expect(started).toEqual([0]);
  });
});
