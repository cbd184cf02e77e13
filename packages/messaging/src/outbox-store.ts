import type pg from 'pg';
import { lastEnds } from './published-ends.ts';
import type { PublishedEnd } from './published-ends.ts';
import { ReadOnlyServerError } from './relay-lead.ts';

/** Large enough for throughput, small enough for memory when each row is near the broker's size limit. */
export const BATCH_ROWS = 500;
const PRUNE_ROWS = 1_000;
/** Of keys that the relay itself parked, in table parked_key. */
const PARKED_BY = 'relay';

export interface UnpublishedRow {
  readonly seq: bigint;
  readonly id: string;
  readonly topic: string;
  readonly key: string;
  readonly type: string;
  readonly payload: Buffer;
  readonly occurred_at: Date;
}

/** Rows that are not published. */
export interface Backlog {
  /** Age of the oldest row that should be published; 0 when there is none. Parked keys do not count. */
  readonly oldestUnpublishedSeconds: number;
  /** Keys that need an operator. */
  readonly parkedKeys: number;
}

/** The relay's SQL, all on the connection that holds the lock: without the lock nothing is read or marked. */
export class OutboxStore {
  readonly #connection: pg.PoolClient;

  constructor(connection: pg.PoolClient) {
    this.#connection = connection;
  }

  /**
   * The oldest unpublished rows in order of seq, without those of unavailable topics. There is no cursor: sequence numbers are
   * assigned before commit, and a slow transaction's row may appear behind rows that were published long ago.
   * @throws ReadOnlyServerError when there are rows that could not be marked once they are sent
   */
  async unpublished(away: readonly string[] = []): Promise<UnpublishedRow[]> {
    const { rows } = await this.#connection.query<UnpublishedRow & { read_only: boolean }>({
      name: 'relay-unpublished',
      text: `SELECT seq, id, aggregatetype AS topic, aggregateid AS key, type, payload, occurred_at,
               current_setting('transaction_read_only')::boolean AS read_only -- on a standby always
             FROM outbox
             WHERE published_at IS NULL AND aggregatetype <> ALL ($1) AND ${NOT_PARKED}
             ORDER BY seq
             LIMIT ${BATCH_ROWS}`,
      values: [away],
    });
    if (rows[0]?.read_only) throw new ReadOnlyServerError('The server of the relay has become read-only.');
    return rows;
  }

  /** @param ends how far its topics go with these rows: a database restored to an earlier moment is behind them */
  async markPublished(rows: readonly UnpublishedRow[], ends: readonly PublishedEnd[] = []): Promise<void> {
    const last = lastEnds(ends);
    await this.#connection.query({
      name: 'relay-mark',
      text: `WITH marked AS (UPDATE outbox SET published_at = now() WHERE seq = ANY($1::bigint[]))
             INSERT INTO published_offset (topic, partition, last_offset)
             SELECT * FROM unnest($2::text[], $3::int[], $4::bigint[])
             ON CONFLICT (topic, partition) DO UPDATE SET last_offset = excluded.last_offset`,
      values: [
        rows.map((row) => row.seq),
        last.map(({ topic }) => topic),
        last.map(({ partition }) => partition),
        last.map(({ offset }) => offset),
      ],
    });
  }

  /** Parks the row's key: it and later rows of the key stay unpublished until an operator deletes the parked key. */
  async park(row: UnpublishedRow, reason: string): Promise<void> {
    await this.#connection.query(
      `INSERT INTO parked_key (consumer, topic, key, reason) VALUES ('${PARKED_BY}', $1, $2, $3)
       ON CONFLICT DO NOTHING`,
      [row.topic, row.key, reason],
    );
  }

  /**
   * Deletes published rows past their time, looking only at the thousand that were written first: a scan would grow with the table.
   * @returns how many; there may be more unless none
   */
  async prune(retentionDays: number): Promise<number> {
    const { rowCount } = await this.#connection.query(
      `DELETE FROM outbox WHERE seq IN (
         SELECT seq FROM (
           SELECT seq, published_at FROM outbox WHERE published_at IS NOT NULL ORDER BY seq LIMIT ${PRUNE_ROWS}) AS oldest
         WHERE published_at < now() - make_interval(days => $1))`,
      [retentionDays],
    );
    return rowCount ?? 0;
  }

  async backlog(): Promise<Backlog> {
    const { rows } = await this.#connection.query<Backlog>(
      `SELECT
         (SELECT count(*)::int FROM parked_key WHERE consumer = '${PARKED_BY}') AS "parkedKeys",
         greatest(0, coalesce((
           SELECT floor(extract(epoch FROM clock_timestamp() - occurred_at)) FROM outbox
           WHERE published_at IS NULL AND ${NOT_PARKED} ORDER BY seq LIMIT 1), 0))::int AS "oldestUnpublishedSeconds"`,
    );
    return rows[0]!;
  }
}

/** A condition on an outbox row. */
export const NOT_PARKED = `NOT EXISTS (
  SELECT FROM parked_key
  WHERE consumer = '${PARKED_BY}' AND parked_key.topic = outbox.aggregatetype AND parked_key.key = outbox.aggregateid)`;
