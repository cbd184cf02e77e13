import type { Life } from '../engine/machine.ts';
import type { MemoryDatabase, Transaction, View } from './memory-database.ts';
import type { RunStatement } from './run-statement.ts';

/** Longer than a COMMIT that is on its way takes to arrive. */
const GIVEN_UP_MS = 20_000;

/** As the driver says it; class 08 counts as an outage. */
function connectionLost(): Error {
  return Object.assign(new Error('Connection terminated unexpectedly'), { code: '08006' });
}

/** Statements of a process, each a transaction of its own. */
export const statementsOf =
  (life: Life, database: MemoryDatabase): RunStatement =>
  (point, statement) =>
    life.call(point, 'database', () => database.execute(statement), connectionLost);

/** A transaction as production code hands it on; only its stores can open it. */
export interface SimulatedTx {
  query<Row>(sql: string): Promise<Row[]>;
  readonly run: RunStatement;
}

/** BEGIN, work, COMMIT. It vanishes with its process, unless its COMMIT was on its way. */
export async function inTransaction<T>(
  life: Life,
  database: MemoryDatabase,
  work: (tx: SimulatedTx) => Promise<T>,
): Promise<T> {
  const transaction = database.begin();
  const ended = life.onDeath(() => transaction.rollback());
  try {
    const result = await work(simulatedTx(life, transaction));
    ended();
    life.onDeath(() => life.world.after(GIVEN_UP_MS, () => transaction.rollback()));
    await life.call('database.commit', 'database', () => transaction.commit(), connectionLost);
    return result;
  } catch (error) {
    transaction.rollback();
    throw error;
  }
}

function simulatedTx(life: Life, transaction: Transaction): SimulatedTx {
  return {
    query: (sql) => Promise.reject(new Error(`No store in memory knows this statement: ${sql}`)),
    run: <T>(point: string, statement: (view: View) => T) =>
      life.call(point, 'database', () => transaction.execute(statement), connectionLost),
  };
}
