import { describe, expect, it } from '@jest/globals';
import { createLogger } from '@loupe/telemetry/logger';
import { startSweeper } from './sweeper.ts';

function recorder() {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  return { lines, logger: createLogger({ service: 'test', level: 'info', destination: { write } }) };
}

describe('startSweeper', () => {
  it('sweeps repeatedly, one sweep at a time, until the signal', async () => {
    const ending = new AbortController();
    let [running, most, sweeps] = [0, 0, 0];
    const work = async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setImmediate(resolve));
      running--;
      if (++sweeps === 5) ending.abort();
      return 0;
    };
    const { logger } = recorder();
    await startSweeper({ name: 'due', everyMs: 0, work, logger, signal: ending.signal }).done;
    expect({ most, sweeps }).toEqual({ most: 1, sweeps: 5 });
  });

  it('[F47] continues without a pause while batches are full, until the queue is empty or the signal aborts', async () => {
    const { logger } = recorder();
    const sweep = async (due: number, stopAfter = Infinity) => {
      const ending = new AbortController();
      let sweeps = 0;
      const sweeper = startSweeper({
        name: 'due',
        everyMs: 3_600_000,
        batch: 20,
        logger,
        signal: ending.signal,
        work: async () => {
          const taken = Math.min(20, due);
          due -= taken;
          if (++sweeps === stopAfter || taken < 20) setImmediate(() => ending.abort());
          if (sweeps === stopAfter) await new Promise((resolve) => setImmediate(resolve));
          return taken;
        },
      });
      await sweeper.done;
      return { sweeps, due };
    };
    expect(await sweep(110)).toEqual({ sweeps: 6, due: 0 });
    expect(await sweep(110, 2)).toEqual({ sweeps: 2, due: 70 });
  });

  it('survives a sweep that fails, and logs it', async () => {
    const ending = new AbortController();
    const { logger, lines } = recorder();
    let sweeps = 0;
    const work = async () => {
      if (++sweeps === 1) throw new TypeError('cannot read properties of undefined');
      ending.abort();
      return 2;
    };
    await startSweeper({ name: 'due', everyMs: 0, work, logger, signal: ending.signal }).done;
    expect(lines).toMatchObject([
      { level: 'error', sweeper: 'due', err: { type: 'TypeError' }, msg: 'sweep failed' },
      { level: 'info', sweeper: 'due', handled: 2, msg: 'swept' },
    ]);
  });

  it('an abort during the pause ends it at once, and one before the start runs nothing', async () => {
    const ending = new AbortController();
    const { logger } = recorder();
    let sweeps = 0;
    const work = async () => {
      setImmediate(() => ending.abort());
      return ++sweeps;
    };
    await startSweeper({ name: 'due', everyMs: 3_600_000, work, logger, signal: ending.signal }).done;
    await startSweeper({ name: 'due', everyMs: 3_600_000, work, logger, signal: ending.signal }).done;
    expect(sweeps).toBe(1);
  });

  it('after wake() in a pause or a sweep it sweeps again without waiting', async () => {
    const ending = new AbortController();
    const { logger } = recorder();
    let sweeps = 0;
    const sweeper = startSweeper({
      name: 'due',
      everyMs: 3_600_000,
      logger,
      signal: ending.signal,
      work: async () => {
        sweeps++;
        if (sweeps === 1) setImmediate(() => sweeper.wake());
        if (sweeps === 2) [1, 2].forEach(() => sweeper.wake());
        if (sweeps === 3) ending.abort();
        return 0;
      },
    });
    await sweeper.done;
    expect(sweeps).toBe(3);
  });

  it('wake() during a full batch adds no sweep to the one that follows anyway', async () => {
    const ending = new AbortController();
    const { logger } = recorder();
    let sweeps = 0;
    const sweeper = startSweeper({
      name: 'due',
      everyMs: 3_600_000,
      batch: 20,
      logger,
      signal: ending.signal,
      work: async () => {
        // The first sweep begins before `startSweeper` returns.
        await Promise.resolve();
        if (++sweeps === 1) sweeper.wake();
        else setImmediate(() => ending.abort());
        return sweeps === 1 ? 20 : 0;
      },
    });
    await sweeper.done;
    expect(sweeps).toBe(2);
  });
});
