import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { dueRows, inSeconds, sweepDue, UNMOVED } from '@loupe/database/due';
import { createPool } from '@loupe/database/pool';
import { testDatabase } from '@loupe/test-harness/postgres';
import type { TestDatabase } from '@loupe/test-harness/postgres';

let database: TestDatabase;
let pool: pg.Pool;

const NOW = `(SELECT now FROM hands)`;
const DUE = dueRows({
  from: 'thing',
  key: 'id',
  at: 'due_at',
  now: NOW,
  limit: '$1',
  where: `state <> 'done'`,
});
const LEASE = `
  WITH due AS (${DUE})
  UPDATE thing SET due_at = ${inSeconds(NOW, '$2')} FROM due WHERE thing.id = due.id RETURNING thing.id`;
const MOVE = `UPDATE thing SET state = $4, version = version + 1, due_at = ${inSeconds(NOW, '$5')} WHERE ${UNMOVED} RETURNING version`;

const lease = async (client: pg.Pool | pg.PoolClient = pool, limit = 10, seconds = 15): Promise<string[]> =>
  (await client.query<{ id: string }>(LEASE, [limit, seconds])).rows.map(({ id }) => id).sort();
const later = (seconds: number) =>
  pool.query('UPDATE hands SET now = now + make_interval(secs => $1)', [seconds]);
const move = async (id: string, state: string, version: number, next: string, seconds: number | null) =>
  (await pool.query(MOVE, [id, state, version, next, seconds])).rowCount === 1;

beforeAll(async () => {
  database = await testDatabase({ service: 'due-test' });
  pool = createPool({ url: database.url, applicationName: 'due-test', kind: 'request' });
  await pool.query(`
    CREATE TABLE hands (now timestamptz NOT NULL);
    CREATE TABLE thing (id text PRIMARY KEY, state text NOT NULL, version int NOT NULL DEFAULT 1, due_at timestamptz)`);
});

beforeEach(async () => {
  await pool.query(`
    TRUNCATE hands, thing;
    INSERT INTO hands VALUES ('2026-03-01T12:00:00Z');
    INSERT INTO thing (id, state, due_at) VALUES
      ('b-late', 'held', '2026-03-01T11:00:00Z'), ('a-later', 'held', '2026-03-01T11:30:00Z'),
      ('c-at-the-time', 'held', '2026-03-01T12:00:00Z'), ('d-not-yet', 'held', '2026-03-01T12:00:01Z'),
      ('e-never', 'held', NULL), ('f-done', 'done', '2026-03-01T11:00:00Z')`);
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

describe('a lease', () => {
  it('takes what is due by the database, longest first, and no row in a state that waits for nothing', async () => {
    expect(await lease(pool, 2)).toEqual(['a-later', 'b-late']);
    expect(await lease()).toEqual(['c-at-the-time']);
    expect(await lease()).toEqual([]);
  });

  it('ends by itself: what nobody has moved is due again, not a second before', async () => {
    await lease();
    await later(14);
    expect(await lease()).toEqual(['d-not-yet']);
    await later(1);
    expect(await lease()).toEqual(['a-later', 'b-late', 'c-at-the-time']);
  });

  it('does not wait for rows that another instance is leasing, and does not take them', async () => {
    const other = await pool.connect();
    try {
      await other.query('BEGIN');
      expect(await lease(other, 1)).toEqual(['b-late']);
      expect(await lease()).toEqual(['a-later', 'c-at-the-time']);
      await other.query('COMMIT');
      expect(await lease()).toEqual([]);
    } finally {
      other.release();
    }
  });

  it('locks only the rows that are named where others are joined', async () => {
    const joined = dueRows({
      from: 'thing AS own JOIN hands ON true',
      key: 'own.id',
      at: 'own.due_at',
      now: NOW,
      limit: '$1',
      lock: 'own',
    });
    const reader = await pool.connect();
    try {
      await reader.query('BEGIN');
      await reader.query(joined, [1]);
      await pool.query('UPDATE hands SET now = now');
      await expect(pool.query(`UPDATE thing SET state = 'x' WHERE id = 'b-late'`)).rejects.toThrow(
        'lock timeout',
      );
    } finally {
      await reader.query('ROLLBACK');
      reader.release();
    }
  });
});

describe('a move', () => {
  it('is made by one of several callers who read the same standing', async () => {
    const moves = await Promise.all([1, 2, 3].map(() => move('b-late', 'held', 1, 'cancelling', 30)));
    expect(moves.filter(Boolean)).toHaveLength(1);
    expect(await move('b-late', 'cancelling', 1, 'released', null)).toBe(false);
    expect(await move('b-late', 'cancelling', 2, 'released', null)).toBe(true);
    await later(3_600);
    expect(await lease()).not.toContain('b-late');
  });

  it('is made by a leaseholder as by anybody: a lease changes no version', async () => {
    await lease();
    expect(await move('a-later', 'held', 1, 'cancelling', 0)).toBe(true);
    expect(await lease()).toEqual(['a-later']);
  });
});

describe('a sweep', () => {
  it('works after its lease is committed, on all at the same time; one that fails is told and stays leased', async () => {
    const failures: unknown[] = [];
    let running = 0;
    let most = 0;
    const swept = await sweepDue({
      lease,
      async deal(id) {
        most = Math.max(most, ++running);
        // On another connection: a lease that was not committed would hold these rows.
        await pool.query(`UPDATE thing SET state = 'done' WHERE id = $1 AND id <> 'a-later'`, [id]);
        running--;
        if (id === 'a-later') throw new RangeError(id);
      },
      failed: (error, id) => failures.push([error, id]),
    });
    expect({ swept, failures }).toEqual({ swept: 3, failures: [[new RangeError('a-later'), 'a-later']] });
    expect(most).toBe(3);
    expect(await lease()).toEqual([]);
    await later(15);
    expect(await lease()).toEqual(['a-later', 'd-not-yet']);
  });

  it('tells one that fails before it waits for anything, and the lease that fails is thrown', async () => {
    const failures: unknown[] = [];
    const failed = (_: unknown, id: string) => failures.push(id);
    const deal = (id: string): Promise<void> => {
      if (id === 'a-later') throw new TypeError(id);
      return Promise.resolve();
    };
    expect(await sweepDue({ lease, deal, failed })).toBe(3);
    expect(failures).toEqual(['a-later']);
    const broken = () => Promise.reject(new Error('no database'));
    await expect(sweepDue({ lease: broken, deal, failed })).rejects.toThrow('no database');
  });
});
