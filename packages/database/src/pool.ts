import pg from 'pg';
import { connectionOptions } from './connection.ts';
import { describeOnce } from './describe-once.ts';
import { sendUnnamed, throughPgBouncer } from './pgbouncer.ts';

describeOnce();

export type PoolKind = 'request' | 'background';

/**
 * Time-outs in milliseconds. A request's are below the gateway's, so that a slow statement is cancelled here and the error is
 * returned; background work may wait longer, but nothing holds a lock or a snapshot without limit.
 */
const TIMEOUTS = {
  request: { statement: 2_000, lock: 500, idleInTransaction: 5_000, connect: 2_000 },
  background: { statement: 30_000, lock: 5_000, idleInTransaction: 30_000, connect: 10_000 },
} as const satisfies Record<PoolKind, object>;

/** Postgres ends the session of a host that has vanished after 25 s, not the kernel's two hours, and with it the locks of that session. */
const NOTICE_VANISHED = ['tcp_keepalives_idle=10', 'tcp_keepalives_interval=5', 'tcp_keepalives_count=3'];
/** Added to the statement timeout: a reachable server has reported the timeout by then. */
const GRACE_MS = 1_000;
/** https://github.com/brianc/node-postgres/blob/master/packages/pg/lib/client.js: it has no code. */
const READ_TIMEOUT = 'Query read timeout';
/** SQLSTATE read_only_sql_transaction: after a failover this connection still goes to the former primary. */
const READ_ONLY = '25006';
/** Until a connection without traffic is probed. */
const KEEP_ALIVE_AFTER_MS = 10_000;

/** True when the database answers; rejects when it does not. For /readyz. */
export const isReachable = async (pool: pg.Pool): Promise<boolean> =>
  (await pool.query('SELECT 1')).rowCount === 1;

export interface PoolOptions {
  /**
   * `postgresql://role:password@host:port/database`; the role's search_path decides the schema, a `?schema=`
   * is ignored. With `?pgbouncer=host:port` the pool of requests connects to that PgBouncer.
   */
  url: string;
  /** Seen in pg_stat_activity and in Postgres's log, by which statements are counted. */
  applicationName: string;
  /** Maximum number of connections; at most 6 per instance. */
  max?: number;
  kind: PoolKind;
  /**
   * Plans a named statement once per connection and not for each of its parameters. For statements that find rows by key; where
   * the best plan depends on the parameters it is slower. Such a plan expects ten values in an array: with the default costs of a
   * page from a spinning disk it would read a table of some thousand rows whole, so the pages that it finds by key cost what they
   * do in memory. Not through PgBouncer, whose statements have no names.
   */
  planOnce?: boolean;
}

/**
 * A pool whose sessions are in UTC and carry their kind's time-outs, which also end a statement when the host has
 * vanished. A connection that turns out to be read-only is closed. Rows hold `bigint` for int8, `string` for date and numeric,
 * `Date` for timestamptz. The caller ends it.
 */
export function createPool({ url, applicationName, max = 6, kind, planOnce = false }: PoolOptions): pg.Pool {
  const timeouts = TIMEOUTS[kind];
  const settings = [
    `statement_timeout=${timeouts.statement}`,
    `lock_timeout=${timeouts.lock}`,
    `idle_in_transaction_session_timeout=${timeouts.idleInTransaction}`,
    ...(kind === 'background' ? NOTICE_VANISHED : []),
    ...(planOnce ? ['plan_cache_mode=force_generic_plan', 'random_page_cost=1.1'] : []),
  ];
  const pooled = kind === 'request' ? throughPgBouncer(url) : undefined;
  const pool = new pg.Pool({
    ...connectionOptions(pooled ?? url, applicationName, settings),
    // PgBouncer refuses start-up options; its connect_query makes the settings (docs/scaling.md).
    ...(pooled !== undefined && { options: '' }),
    max,
    connectionTimeoutMillis: timeouts.connect,
    query_timeout: timeouts.statement + GRACE_MS,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
  });
  if (pooled !== undefined) pool.on('connect', sendUnnamed);
  pool.on('connect', closeWhenUnusable);
  // An idle connection that the server closes is dropped by the pool; without a listener its error would end
  // the process.
  pool.on('error', () => {});
  return pool;
}

/**
 * Closes a connection that the next borrower could not use. A statement without an answer still occupies its connection, for
 * pg only stops waiting: a ROLLBACK would wait behind it. A session that is read-only stays so until it is opened again.
 * Pool#query closes its connection after any error; other users of the pool do not.
 */
function closeWhenUnusable(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const watched = (...given: unknown[]): unknown => {
    const result = query(...given);
    if (result instanceof Promise) {
      result.catch((error: unknown) => {
        if (isUnusableAfter(error)) void client.end();
      });
    }
    return result;
  };
  Object.assign(client, { query: watched });
}

function isUnusableAfter(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message === READ_TIMEOUT || ('code' in error && error.code === READ_ONLY);
}
