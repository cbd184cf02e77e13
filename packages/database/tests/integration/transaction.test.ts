import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { createPool } from '@loupe/database/pool';
import { inTransaction, TransactionAbortedError, TransactionEndedError } from '@loupe/database/transaction';
import type { Tx } from '@loupe/database/tx';
import { testDatabase } from '@loupe/test-harness/postgres';
import type { TestDatabase } from '@loupe/test-harness/postgres';

let database: TestDatabase;
let pool: pg.Pool;

/** Two transactions that wait here go on together. */
function meetingOf(count: number): () => Promise<void> {
  let open: () => void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  let arrived = 0;
  return () => {
    if (++arrived === count) open();
    return opened;
  };
}

const quantities = async (): Promise<number[]> =>
  (await pool.query<{ quantity: number }>('SELECT quantity FROM item ORDER BY id')).rows.map(
    ({ quantity }) => quantity,
  );

beforeAll(async () => {
  database = await testDatabase({ service: 'transaction-test' });
  pool = createPool({ url: database.url, applicationName: 'transaction-test', kind: 'request' });
  await pool.query('CREATE TABLE item (id int PRIMARY KEY, quantity int NOT NULL CHECK (quantity >= 0))');
});

beforeEach(async () => {
  await pool.query('TRUNCATE item; INSERT INTO item VALUES (1, 0), (2, 0)');
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

describe('inTransaction', () => {
  it('commits and returns the result', async () => {
    const answer = await inTransaction(pool, async (tx) => {
      await tx.query('UPDATE item SET quantity = 1 WHERE id = 1');
      return (
        await tx.query<{ quantity: number }>('UPDATE item SET quantity = 2 WHERE id = 2 RETURNING quantity')
      )[0]?.quantity;
    });
    expect(answer).toBe(2);
    expect(await quantities()).toEqual([1, 2]);
  });

  it('rolls back when the work throws, rethrows the error and runs the work once', async () => {
    let runs = 0;
    const failing = inTransaction(pool, async (tx) => {
      runs++;
      await tx.query('UPDATE item SET quantity = 1 WHERE id = 1');
      throw new RangeError('not today');
    });
    await expect(failing).rejects.toThrow(new RangeError('not today'));
    expect({ runs, quantities: await quantities() }).toEqual({ runs: 1, quantities: [0, 0] });
  });

  it('an error of a statement is not retried unless it is a conflict', async () => {
    let runs = 0;
    const failing = inTransaction(pool, (tx) => {
      runs++;
      return tx.query('UPDATE item SET quantity = -1 WHERE id = 1');
    });
    await expect(failing).rejects.toMatchObject({ code: '23514' });
    expect(runs).toBe(1);
  });

  it('after a deadlock both transactions commit', async () => {
    const bothHoldOne = meetingOf(2);
    const raise = (first: number, second: number) =>
      inTransaction(pool, async (tx) => {
        await tx.query("SET LOCAL lock_timeout = '5s'");
        await tx.query('UPDATE item SET quantity = quantity + 1 WHERE id = $1', [first]);
        await bothHoldOne();
        await tx.query('UPDATE item SET quantity = quantity + 1 WHERE id = $1', [second]);
      });
    await Promise.all([raise(1, 2), raise(2, 1)]);
    expect(await quantities()).toEqual([2, 2]);
  });

  it('serialization failures are retried, which prevents write skew', async () => {
    const bothHaveRead = meetingOf(2);
    let runs = 0;
    const set = (id: number) =>
      inTransaction(pool, async (tx) => {
        runs++;
        await tx.query('SET TRANSACTION ISOLATION LEVEL SERIALIZABLE');
        const [sum] = await tx.query<{ total: number }>('SELECT sum(quantity)::int AS total FROM item');
        if (runs <= 2) await bothHaveRead();
        await tx.query('UPDATE item SET quantity = $2 WHERE id = $1', [id, (sum?.total ?? 0) + 1]);
      });
    await Promise.all([set(1), set(2)]);
    expect((await quantities()).sort()).toEqual([1, 2]);
    expect(runs).toBe(3);
  });

  it('a lock not granted within the time-out is tried four times, then the error is thrown', async () => {
    const holder = await pool.connect();
    let runs = 0;
    try {
      await holder.query('BEGIN; SELECT 1 FROM item WHERE id = 1 FOR UPDATE');
      const waiting = inTransaction(pool, async (tx) => {
        runs++;
        await tx.query("SET LOCAL lock_timeout = '10ms'");
        await tx.query('UPDATE item SET quantity = 9 WHERE id = 1');
      });
      await expect(waiting).rejects.toMatchObject({ code: '55P03' });
      expect(runs).toBe(4);
    } finally {
      await holder.query('ROLLBACK');
      holder.release();
    }
  });

  it('a swallowed error of a statement is not reported as a commit', async () => {
    const swallowing = inTransaction(pool, async (tx) => {
      await tx.query('UPDATE item SET quantity = 1 WHERE id = 2');
      await tx.query('UPDATE item SET quantity = -1 WHERE id = 1').catch(() => []);
    });
    await expect(swallowing).rejects.toThrow(TransactionAbortedError);
    expect(await quantities()).toEqual([0, 0]);
  });

  it('a query after the end is rejected: the connection may be in another transaction', async () => {
    let escaped: Tx | undefined;
    await inTransaction(pool, async (tx) => {
      escaped = tx;
    });
    await expect(escaped?.query('SELECT 1')).rejects.toThrow(TransactionEndedError);
  });

  it('a connection lost during a transaction rolls back and leaves the pool working', async () => {
    const losing = inTransaction(pool, async (tx) => {
      await tx.query('UPDATE item SET quantity = 1 WHERE id = 1');
      await tx.query('SELECT pg_terminate_backend(pg_backend_pid())');
    });
    await expect(losing).rejects.toThrow();
    expect(await quantities()).toEqual([0, 0]);
  });

  it('a statement prepared before a migration changed its columns runs after it', async () => {
    const read = () => inTransaction(pool, (tx) => tx.query('SELECT * FROM item WHERE id = 1'));
    await read();
    await pool.query('ALTER TABLE item ADD note text');
    expect(await read()).toEqual([{ id: 1, quantity: 0, note: null }]);
  });
});
