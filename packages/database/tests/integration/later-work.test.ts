import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { laterMetrics } from '@loupe/database/later-metrics';
import { laterWork } from '@loupe/database/later-work';
import type { LaterWork } from '@loupe/database/later-work';
import { LATER_AT_ONCE, LEASE_SECONDS, runLater } from '@loupe/database/run-later';
import type { LaterFailure, LaterHandlers } from '@loupe/database/run-later';
import { inTransaction } from '@loupe/database/transaction';
import { poolTx } from '@loupe/database/tx';
import { refuseRows } from '@loupe/test-harness/refused-rows';
import { openLaterTable } from './support/later-table.ts';
import type { Kinds, LaterTable } from './support/later-table.ts';

let table: LaterTable;
let pool: pg.Pool;
let later: LaterWork<Kinds>;
beforeAll(async () => {
  table = await openLaterTable();
  ({ pool, later } = table);
});
beforeEach(async () => {
  await table.empty();
  done.length = 0;
  failures.length = 0;
});
afterAll(() => table.close());

const moveClock = (seconds: number) => table.moveClock(seconds);
const letter = (id: string, to?: string) => table.letter(id, to);
const rows = () => table.rows();
const done: string[] = [];
const failures: LaterFailure[] = [];
class RefusedError extends Error {}
const policy = {
  firstPauseSeconds: 10,
  longestPauseSeconds: 60,
  giveUpAfterSeconds: 3_600,
  isFinal: (error: unknown) => error instanceof RefusedError,
};
const handlers = (fail: (to: string) => void = () => {}): LaterHandlers<Kinds> => ({
  letter: { policy, run: async ({ to }, id) => (fail(to), void done.push(`${id} to ${to}`)) },
  parcel: {
    policy: { ...policy, giveUpAfterSeconds: Infinity },
    run: async ({ weight }) => (fail(String(weight)), void done.push(`${weight} kg`)),
  },
});
const run = (fail?: (to: string) => void, changes: object = {}) =>
  runLater({ later, handlers: handlers(fail), report: (failure) => failures.push(failure), ...changes });
const leased = async () => (await later.lease(['letter'], 10, LEASE_SECONDS)).map(({ id }) => id);
const away = () => {
  throw new Error('away');
};

it('reports how late the oldest due work is, and 0 when none is due', async () => {
  const late = async () => (await laterMetrics(pool, []).read())[0]!.samples[0]!.value;
  expect(await late()).toBe(0);
  await later.store({ id: 'a', kind: 'letter', payload: { to: 'ada' } });
  await later.store({ id: 'b', kind: 'letter', payload: { to: 'bo' } }, { attempts: 1, seconds: 600 });
  await moveClock(90);
  expect(await late()).toBe(90);
});

it('reports how long work of each kind has failed, also while it waits for its next attempt', async () => {
  const ages = async () =>
    (await laterMetrics(pool, ['letter', 'parcel']).read())[1]!.samples.map(({ value }) => value);
  expect(await ages()).toEqual([0, 0]);
  await later.store({ id: 'a', kind: 'parcel', payload: { weight: 1 } }, { attempts: 1, seconds: 10_000 });
  await moveClock(4_000);
  expect(await ages()).toEqual([0, 4_000]);
});

describe('later work', () => {
  it('is stored in the transaction that causes it, once for each id, and deleted after it was run', async () => {
    const failing = inTransaction(pool, async (tx) => {
      await laterWork<Kinds>(tx).store({ id: 'lost', kind: 'letter', payload: { to: 'ada' } });
      throw new RangeError('not today');
    });
    await expect(failing).rejects.toThrow('not today');
    await letter('a');
    await letter('a', 'somebody else');
    await later.store({ id: 'b', kind: 'parcel', payload: { weight: 2 } });
    expect(await run()).toBe(2);
    expect(done).toEqual(['a to ada', '2 kg']);
    expect(await rows()).toEqual([]);
  });

  it('tells its kind once it is stored, unless it is to wait', async () => {
    const told: string[] = [];
    const telling = laterWork<Kinds>(poolTx(pool), (kind) => told.push(kind));
    await telling.store({ id: 'a', kind: 'letter', payload: { to: 'ada' } });
    await telling.store({ id: 'b', kind: 'parcel', payload: { weight: 1 } }, { attempts: 1, seconds: 10 });
    expect(told).toEqual(['letter']);
  });

  it('is due at the moment it is stored, also in the second half of a millisecond', async () => {
    await moveClock(0.0006);
    await letter('a');
    expect(await run()).toBe(1);
  });

  it('that was attempted before it was stored is due after its pause', async () => {
    await later.store({ id: 'a', kind: 'letter', payload: { to: 'ada' } }, { attempts: 1, seconds: 10 });
    expect(await run()).toBe(0);
    await moveClock(11);
    await run(away);
    expect(failures).toMatchObject([{ id: 'a', attempts: 2, outcome: 'waits' }]);
    expect(await rows()).toEqual([{ id: 'a', attempts: 2, wait: 20 }]);
  });

  it('that fails is retried after increasing pauses by the database’s clock', async () => {
    await letter('a');
    let now = 0;
    const waits: number[] = [];
    for (let attempts = 1; attempts <= 5; attempts++) {
      expect(await run(away)).toBe(1);
      const [row] = await rows();
      waits.push(row!.wait);
      expect(await run(away)).toBe(0);
      await moveClock((now += row!.wait + 1));
    }
    expect(waits).toEqual([10, 20, 40, 60, 60]);
    expect(failures).toHaveLength(5);
    await run();
    expect(done).toEqual(['a to ada']);
  });

  it('is given up, reported and removed after a permanent error, and once it is too old', async () => {
    await letter('refused');
    await run(() => {
      throw new RefusedError('no such mailbox');
    });
    await letter('old');
    await later.store({ id: 'patient', kind: 'parcel', payload: { weight: 1 } });
    await moveClock(3_700);
    expect(await run()).toBe(2);
    expect(failures).toEqual([
      { id: 'refused', kind: 'letter', attempts: 1, outcome: 'given up', err: expect.any(RefusedError) },
      { id: 'old', kind: 'letter', attempts: 1, outcome: 'given up' },
    ]);
    expect(done).toEqual(['1 kg']);
    expect(await rows()).toEqual([]);
  });

  it('that is given up because of its age is told to its handler first, again when that fails', async () => {
    await letter('old');
    await moveClock(3_700);
    const told: string[] = [];
    const givenUp = async ({ to }: { to: string }, id: string) => {
      if (told.push(`${id} to ${to}`) === 1) throw new Error('not now');
    };
    const letters = { ...handlers(), letter: { ...handlers().letter, givenUp } };
    await expect(run(undefined, { handlers: letters })).rejects.toThrow('not now');
    await moveClock(3_700 + LEASE_SECONDS + 1);
    await run(undefined, { handlers: letters });
    expect([told, done, await rows()]).toEqual([['old to ada', 'old to ada'], [], []]);
  });

  it('is not lost when the process dies between its lease and its handler, and is due again when the lease expires', async () => {
    await letter('a');
    await later.lease(['letter'], 1, LEASE_SECONDS); // and then the process dies
    await moveClock(LEASE_SECONDS - 1);
    expect(await run()).toBe(0);
    await moveClock(LEASE_SECONDS + 1);
    expect(await run()).toBe(1);
    expect(done).toEqual(['a to ada']);
  });

  it('runs again under the same id when the process dies before its end is stored', async () => {
    await letter('a');
    const remove = () => Promise.reject(new Error('killed'));
    await expect(run(undefined, { later: { ...later, remove } })).rejects.toThrow('killed');
    await moveClock(LEASE_SECONDS + 1);
    await run();
    expect(done).toEqual(['a to ada', 'a to ada']);
  });

  it('that always fails does not block later work, nor does work whose end cannot be stored', async () => {
    for (const id of ['a', 'b', 'c']) await letter(id, id);
    const condition = `OLD.id = 'b'`;
    const allow = await refuseRows((sql) => pool.query(sql), {
      table: 'later_work',
      event: 'DELETE',
      condition,
    });
    await expect(run((to) => to === 'a' && away())).rejects.toThrow('refused by the test');
    expect(done).toEqual(['b to b', 'c to c']);
    expect((await rows()).map(({ id, wait }) => [id, wait])).toEqual([
      ['a', 10],
      ['b', LEASE_SECONDS],
    ]);
    await allow();
  });

  it('is leased in batches, oldest first, by one process at a time', async () => {
    const ids = Array.from({ length: 2 * LATER_AT_ONCE }, (_, index) => `letter ${99 - index}`);
    for (const [second, id] of ids.entries()) {
      await moveClock(second);
      await letter(id);
    }
    expect(await run()).toBe(LATER_AT_ONCE);
    expect(done).toEqual(ids.slice(0, LATER_AT_ONCE).map((id) => `${id} to ada`));
    const counts = await Promise.all([run(), run(), run()]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(LATER_AT_ONCE);
    expect(new Set(done).size).toBe(2 * LATER_AT_ONCE);
  });

  it('of one series is leased in the order in which it was stored, until an attempt fails', async () => {
    for (const id of ['z', 'a', 'm'])
      await later.store({ id, kind: 'letter', payload: { to: id }, series: 'ada' });
    await letter('other');
    expect((await leased()).sort()).toEqual(['other', 'z']);
    expect(await later.postpone('z', 10)).toBe(true);
    expect(await leased()).toEqual(['a']);
    expect(await leased()).toEqual([]);
    expect([await later.remove('a'), await later.remove('other')]).toEqual([true, false]);
    await moveClock(11);
    expect((await leased()).sort()).toEqual(['m', 'z']);
    expect([await later.remove('m'), await later.remove('z')]).toEqual([false, false]);
  });

  it('of a kind that this version does not know waits for one that does', async () => {
    await letter('a');
    await pool.query(`UPDATE later_work SET kind = 'telegram'`);
    expect(await run()).toBe(0);
    expect(await rows()).toMatchObject([{ id: 'a', attempts: 0 }]);
  });
});
