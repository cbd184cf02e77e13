import pg from 'pg';
import { connectionOptions } from './connection.ts';

export type PoolKind = 'request' | 'background';

/**
 * Time-outs in milliseconds. A request's are below the gateway's, so that a slow statement ends here and is
 * told; background work may wait longer, but nothing holds a lock or a snapshot for ever.
 */
const TIMEOUTS = {
  request: { statement: 2_000, lock: 500, idleInTransaction: 5_000, connect: 2_000 },
  background: { statement: 30_000, lock: 5_000, idleInTransaction: 30_000, connect: 10_000 },
} as const satisfies Record<PoolKind, object>;

export interface PoolOptions {
  /**
   * `postgresql://role:password@host:port/database`; the role's search_path decides the schema, a `?schema=`
   * is ignored.
   */
  url: string;
  /** Seen in pg_stat_activity and in Postgres's log, by which statements are counted. */
  applicationName: string;
  /** Connections at most; the house rule is 6 per instance. */
  max?: number;
  kind: PoolKind;
}

/**
 * A pool whose sessions are in UTC and carry their kind's time-outs. Rows hold `bigint` for int8, `string`
 * for date and numeric, `Date` for timestamptz. The caller ends it.
 */
export function createPool({ url, applicationName, max = 6, kind }: PoolOptions): pg.Pool {
  const timeouts = TIMEOUTS[kind];
  const pool = new pg.Pool({
    ...connectionOptions(url, applicationName, [
      `statement_timeout=${timeouts.statement}`,
      `lock_timeout=${timeouts.lock}`,
      `idle_in_transaction_session_timeout=${timeouts.idleInTransaction}`,
    ]),
    max,
    connectionTimeoutMillis: timeouts.connect,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
  });
  // An idle connection that the server closes is dropped by the pool; without a listener its error would end
  // the process.
  pool.on('error', () => {});
  return pool;
}
