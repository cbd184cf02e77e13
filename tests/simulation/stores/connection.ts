import type { ProcessRun } from '../engine/machine.ts';
import type { MemoryDatabase, Transaction, View } from './memory-database.ts';
import type { RunStatement } from './run-statement.ts';

/** Longer than the latency of a COMMIT. */
const GIVEN_UP_MS = 20_000;

/** The driver's error; class 08 counts as an outage. */
function connectionLost(): Error {
  return Object.assign(new Error('Connection terminated unexpectedly'), { code: '08006' });
}

/** Runs statements of a process, each in its own transaction. */
export const statementsOf =
  (processRun: ProcessRun, database: MemoryDatabase): RunStatement =>
  (point, statement) =>
    processRun.call(point, 'database', () => database.execute(statement), connectionLost);

/** A transaction as production code passes it; only its stores use its contents. */
export interface SimulatedTx {
  query<Row>(sql: string): Promise<Row[]>;
  readonly run: RunStatement;
}

/** BEGIN, work, COMMIT. It is rolled back when its process crashes, unless the COMMIT was sent. */
export async function inTransaction<T>(
  processRun: ProcessRun,
  database: MemoryDatabase,
  work: (tx: SimulatedTx) => Promise<T>,
): Promise<T> {
  const transaction = database.begin();
  const ended = processRun.onCrash(() => transaction.rollback());
  try {
    const result = await work(simulatedTx(processRun, transaction));
    ended();
    processRun.onCrash(() => processRun.world.after(GIVEN_UP_MS, () => transaction.rollback()));
    await processRun.call('database.commit', 'database', () => transaction.commit(), connectionLost);
    return result;
  } catch (error) {
    transaction.rollback();
    throw error;
  }
}

/** One statement, which is a transaction of its own. */
export const inStatement = <T>(
  processRun: ProcessRun,
  database: MemoryDatabase,
  work: (tx: SimulatedTx) => Promise<T>,
): Promise<T> => work(simulatedTx(processRun, database));

function simulatedTx(processRun: ProcessRun, runner: Pick<Transaction, 'execute'>): SimulatedTx {
  return {
    query: (sql) => Promise.reject(new Error(`No in-memory store implements this statement: ${sql}`)),
    run: <T>(point: string, statement: (view: View) => T) =>
      processRun.call(point, 'database', () => runner.execute(statement), connectionLost),
  };
}
