import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { LaterHandlers } from '@loupe/database/run-later';
import { startLater } from '@loupe/database/start-later';
import type { LaterOptions } from '@loupe/database/start-later';
import { createLogger } from '@loupe/telemetry/logger';
import { until } from '@loupe/test-harness/until';
import { openLaterTable } from './support/later-table.ts';
import type { Kinds, LaterTable } from './support/later-table.ts';

let table: LaterTable;
beforeAll(async () => void (table = await openLaterTable()));
beforeEach(() => table.empty());
afterAll(() => table.close());

class RefusedError extends Error {}
const policy = {
  firstPauseSeconds: 10,
  longestPauseSeconds: 60,
  giveUpAfterSeconds: 3_600,
  isFinal: (error: unknown) => error instanceof RefusedError,
};
const handlersOf = (run: (to: string) => Promise<void>): LaterHandlers<Kinds> => ({
  letter: { policy, run: ({ to }) => run(to) },
  parcel: { policy, run: async () => {} },
});

describe('startLater', () => {
  const logger = createLogger({ service: 'later-test', level: 'silent' });
  /** Runs until `work` has ended, with handlers that wait for `release`. */
  async function during(
    work: (of: { begun: string[]; release: (to: string) => void; wake: () => void }) => Promise<void>,
    options: Partial<LaterOptions<Kinds>> = {},
  ): Promise<void> {
    const begun: string[] = [];
    const waits = new Map<string, () => void>();
    const hold = (to: string) => {
      begun.push(to);
      return new Promise<void>((resolve) => waits.set(to, resolve));
    };
    const held = handlersOf(hold);
    const stopping = new AbortController();
    const { signal } = stopping;
    const queue = startLater({ later: table.later, handlers: held, logger, signal, ...options });
    await work({ begun, release: (to) => waits.get(to)?.(), wake: queue.wake });
    stopping.abort();
    waits.forEach((release) => release());
    await queue.done;
  }

  it('processes a backlog without a pause between leases, and logs failures without the payload', async () => {
    const lines: Record<string, unknown>[] = [];
    const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
    const toLines = createLogger({ service: 'later-test', level: 'error', destination: { write } });
    for (let index = 0; index < 100; index++) await table.letter(`letter ${index}`, 'Ada Byron');
    let attempts = 0;
    const fail = async () => {
      if (++attempts === 1) throw new RefusedError('no such mailbox');
    };
    const stopping = new AbortController();
    const options = { handlers: handlersOf(fail), concurrency: 10, logger: toLines, signal: stopping.signal };
    const { done: ended } = startLater({ later: table.later, ...options });
    await until('all are run', async () => (await table.rows()).length === 0);
    stopping.abort();
    await ended;
    expect(lines).toMatchObject([{ kind: 'letter', outcome: 'given up', msg: 'later work failed' }]);
    expect(JSON.stringify(lines)).not.toContain('Ada');
  });

  it('goes on beside work that hangs, with as much at the same time as it may', async () => {
    for (let index = 0; index < 9; index++) await table.letter(`letter ${index}`, String(index));
    await during(
      async ({ begun, release }) => {
        await until('three are running', async () => begun.length === 3);
        for (let index = 1; index < 7; index++) {
          release(String(index));
          await until('another has begun', async () => begun.length === 3 + index);
        }
        // The first is running still.
        expect((await table.rows())[0]).toMatchObject({ id: 'letter 0', attempts: 1 });
        expect(begun).toEqual([...'012345678']);
      },
      { concurrency: 3 },
    );
  });

  it('starts the next of a series at once', async () => {
    for (const id of ['b', 'a'])
      await table.later.store({ id, kind: 'letter', payload: { to: id }, series: 'ada' });
    await during(
      async ({ begun, release }) => {
        await until('the first runs', async () => begun.length === 1);
        expect(begun).toEqual(['b']);
        release('b');
        await until('the second runs', async () => begun.length === 2);
      },
      { concurrency: 3 },
    );
  });

  it('leases nothing while its receiver has no room, and one to try it', async () => {
    let room = 0;
    let asked = 0;
    for (const id of ['a', 'b', 'c']) await table.letter(id, id);
    await during(
      async ({ begun, release, wake }) => {
        await until('the room was asked for', async () => asked > 0);
        expect((await table.rows()).map(({ attempts }) => attempts)).toEqual([0, 0, 0]);
        room = 1;
        wake();
        await until('one is tried', async () => begun.length === 1);
        const before = asked;
        await until('the room was asked for again', async () => (wake(), asked > before + 1));
        expect((await table.rows()).map(({ attempts }) => attempts)).toEqual([1, 0, 0]);
        room = Infinity;
        release('a');
        await until('all run', async () => begun.length === 3);
      },
      { concurrency: 3, room: () => (asked++, room) },
    );
  });
});
