import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { laterWork } from '@loupe/database/later-work';
import type { LaterWork } from '@loupe/database/later-work';
import { inTransaction } from '@loupe/database/transaction';
import { openLaterTable } from './support/later-table.ts';
import type { Kinds, LaterTable } from './support/later-table.ts';

let table: LaterTable;
beforeAll(async () => void (table = await openLaterTable()));
beforeEach(() => table.empty());
afterAll(() => table.close());

const READ = `
  SELECT (seq_tup_read + idx_tup_fetch)::int AS read FROM pg_stat_xact_user_tables WHERE relname = 'later_work'`;

/** The rows that `work` reads of the table, as Postgres counts them; the plans are those of its connection. */
const rowsReadBy = (work: (later: LaterWork<Kinds>) => Promise<unknown>): Promise<number> =>
  inTransaction(table.pool, async (tx) => {
    const read = async () => (await tx.query<{ read: number }>(READ))[0]!.read;
    const before = await read();
    await work(laterWork<Kinds>(tx));
    return (await read()) - before;
  });

const stored = (kind: string, count: number, due: string, series = 'NULL') =>
  table.pool.query(
    `INSERT INTO later_work (id, kind, payload, attempts, next_attempt_at, created_at, series)
     SELECT '${kind} ${due} ' || to_char(n, 'FM00000'), '${kind}', '{"to":"ada"}', 0, clock() + interval '${due}', clock(), ${series}
     FROM generate_series(1, ${count}) n`,
  );

/** As in a shop whose queue was short until now: Postgres keeps the plans it has made for it. */
async function planForFew(): Promise<void> {
  await stored('parcel', 10, '-1 minute', `'few'`);
  await table.pool.query('VACUUM ANALYZE later_work');
  for (let times = 0; times < 10; times++) {
    await inTransaction(table.pool, async (tx) => {
      const later = laterWork<Kinds>(tx);
      await later.lease(['parcel', 'postcard'], 1, 0);
      await later.postpone('none', 1);
      await later.remove('none');
    });
  }
  await table.pool.query('DELETE FROM later_work');
}

it.each(['new', 'of a short queue'])(
  'a lease reads what is due of its own kinds, by plans that are %s',
  async (plans) => {
    if (plans === 'of a short queue') await planForFew();
    await stored('letter', 20_000, '-1 hour', `'reader ' || n / 2`);
    await stored('parcel', 5_000, '1 hour');
    await stored('parcel', 3, '-1 minute');
    const read = {
      // Read, and found again by their key.
      'three of another kind': await rowsReadBy((later) => later.lease(['parcel', 'postcard'], 20, 60)),
      'twenty of a backlog': await rowsReadBy((later) => later.lease(['letter'], 20, 60)),
      postponed: await rowsReadBy((later) => later.postpone('letter -1 hour 19997', 60)),
      removed: await rowsReadBy((later) => later.remove('letter -1 hour 19998')),
    };
    expect(read).toMatchObject({ 'three of another kind': 6, postponed: 2, removed: 2 });
    // With as many again that wait for them, in series of two.
    expect(read['twenty of a backlog']).toBeLessThan(100);
  },
);
