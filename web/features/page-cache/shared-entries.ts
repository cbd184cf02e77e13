import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { SharedEntry, SharedStore } from '../../page-cache-handler.ts';

type Row = Omit<SharedEntry, 'timestamp'> & { readonly age: number };

export interface SharedLimits {
  readonly mostRows: number;
  readonly mostBytes: number;
  /** Of one entry; a larger one is kept by its instance only. */
  readonly mostBytesOfOne: number;
}

/** After an hour at most an entry is made again, whatever its own time. */
const LONGEST_SECONDS = 3_600;

/**
 * The entries of Next's cache that all instances share, in the schema of role `web`. Only a cache: unlogged, so a crash
 * of Postgres empties it, made by the first instance that needs it, and for the same reason without migrations. Another
 * form of the table gets another name.
 */
const CREATE = `
  SELECT pg_advisory_xact_lock(hashtext('web.shared_entry_1'));
  CREATE UNLOGGED TABLE IF NOT EXISTS shared_entry_1 (
    key        bytea PRIMARY KEY,
    value      bytea NOT NULL,
    tags       text[] NOT NULL,
    stale      float8 NOT NULL,
    made_at    timestamptz NOT NULL,
    expire     float8 NOT NULL,
    revalidate float8 NOT NULL,
    until      timestamptz NOT NULL
  );
  CREATE INDEX IF NOT EXISTS shared_entry_1_until ON shared_entry_1 (until)`;

const READ = `SELECT value, tags, stale, expire, revalidate,
    extract(epoch FROM clock_timestamp() - made_at)::float8 * 1000 AS age
  FROM shared_entry_1 WHERE key = $1 AND until > now()`;

const WRITE = `
  INSERT INTO shared_entry_1 (key, value, tags, stale, expire, revalidate, made_at, until)
  VALUES ($1, $2, $3, $4, $5, $6, clock_timestamp() - make_interval(secs => $7), now() + make_interval(secs => $8))
  ON CONFLICT (key) DO UPDATE SET
    value = excluded.value, tags = excluded.tags, stale = excluded.stale, made_at = excluded.made_at,
    expire = excluded.expire, revalidate = excluded.revalidate, until = excluded.until
  WHERE shared_entry_1.made_at < excluded.made_at`;

const FORGET = 'DELETE FROM shared_entry_1 WHERE tags && $1::text[]';

const SWEEP = 'DELETE FROM shared_entry_1 WHERE until <= now()';

const TRIM = `
  DELETE FROM shared_entry_1 WHERE key IN (
    SELECT key FROM (
      SELECT key, row_number() OVER newest AS nth, sum(octet_length(value)) OVER newest AS bytes
      FROM shared_entry_1 WINDOW newest AS (ORDER BY until DESC, key)
    ) AS ranked WHERE nth > $1 OR bytes > $2)`;

const COUNT = `SELECT count(*)::int AS rows, coalesce(sum(octet_length(value)), 0)::float8 AS bytes
  FROM shared_entry_1`;

/** Next's clock, in milliseconds; in a long-lived process it differs from Date.now(). */
const nextNow = (): number => performance.timeOrigin + performance.now();

/**
 * The store in Postgres; each function rejects while Postgres does not answer. Times are kept by the clock of Postgres,
 * since those of the instances differ: an entry's own time says which expiries of tags came after it.
 */
export function sharedEntries(pool: pg.Pool, limits: SharedLimits): SharedStore & { sweep(): Promise<void> } {
  let created: Promise<unknown> | undefined;
  let room = { rows: limits.mostRows, bytes: limits.mostBytes };

  /** The table is made by the first use that succeeds. */
  async function query<Found extends object>(text: string, values?: unknown[]): Promise<Found[]> {
    created ??= pool.query(CREATE);
    await created.catch((error: unknown) => {
      created = undefined;
      throw error;
    });
    return (await pool.query<Found & pg.QueryResultRow>(text, values)).rows;
  }

  return {
    async read(key) {
      const asked = nextNow();
      const [row] = await query<Row>(READ, [hashOf(key)]);
      if (!row) return undefined;
      const { age, ...entry } = row;
      return { ...entry, timestamp: asked - age };
    },
    /** What no longer fits is not kept until the next sweep has made room. */
    async write(key, { value, tags, stale, timestamp, expire, revalidate }) {
      const lasts = Math.min(expire, revalidate, LONGEST_SECONDS);
      const isTooLarge = value.byteLength > Math.min(limits.mostBytesOfOne, room.bytes) || room.rows < 1;
      if (isTooLarge || lasts <= 0) return;
      room = { rows: room.rows - 1, bytes: room.bytes - value.byteLength };
      const facts = [stale, expire, revalidate, (nextNow() - timestamp) / 1_000, lasts];
      await query(WRITE, [hashOf(key), Buffer.from(value), tags, ...facts]);
    },
    async forget(tags) {
      await query(FORGET, [tags]);
    },
    /** Deletes what is too old, then the oldest of what is too much. */
    async sweep() {
      await query(SWEEP);
      const [used = { rows: 0, bytes: 0 }] = await query<{ rows: number; bytes: number }>(COUNT);
      room = { rows: limits.mostRows - used.rows, bytes: limits.mostBytes - used.bytes };
      if (room.rows < 0 || room.bytes < 0) await query(TRIM, [limits.mostRows, limits.mostBytes]);
    },
  };
}

/** Next's key names build, function and arguments, and may be longer than an index allows. */
const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();
