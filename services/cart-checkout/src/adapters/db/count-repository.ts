import type { Tx } from '@loupe/database/tx';
import type { Sweep } from '@loupe/database/retention';
import type { CountedEvent } from '../../domain/counts/counted.ts';
import type { CountBatch } from '../../domain/counts/visited.ts';
import { sql } from './gen/statements.ts';

/** What is counted, by minute. The inbox row and the counts are one statement: a message adds once, whenever it comes again. */
export function countRepository(tx: Tx) {
  const rowsOf =
    (statement: typeof FOLD): Sweep =>
    async (keep, limit) =>
      (await tx.query(statement, [keep, limit])).length;
  return {
    /** @param consumer the group whose inbox row recognises the event */
    async addEvent(consumer: string, eventId: string, counted: CountedEvent): Promise<void> {
      const { of, orderId, reference, occurredAt, site, figures } = counted;
      const values = [consumer, eventId, of, orderId, reference, occurredAt, site] as const;
      await tx.query(ADD_EVENT, [...values, JSON.stringify(figures)]);
    },

    /** @param consumer whose inbox row recognises the batch */
    async addBatch(consumer: string, site: string, { id, sums }: CountBatch): Promise<void> {
      await tx.query(ADD_BATCH, [consumer, id, site, JSON.stringify(sums)]);
    },

    /** Adds minutes that are past their time to their day. */
    fold: rowsOf(FOLD),
    /** Adds words of searches that are past their time to the searches without words. */
    pruneWords: rowsOf(PRUNE_WORDS),
    pruneDays: rowsOf(PRUNE_DAYS),
    pruneChecks: rowsOf(PRUNE_CHECKS),
  };
}

const ADDS =
  'ON CONFLICT (minute, site, name, dim) DO UPDATE SET n = count_minute.n + excluded.n, amount = count_minute.amount + excluded.amount';

// In the order of the key, so that two messages that add to the same minute do not wait for each other both ways. $3 whose time it
// is, $4 order or payment, $5 reference, $6 the event's time, where the owner's row is gone.
const ADD_EVENT = sql(
  'count-event',
  `
  WITH first AS (
    INSERT INTO inbox (consumer, message_id) VALUES ($1, $2::uuid) ON CONFLICT DO NOTHING RETURNING message_id
  ), moment AS (
    SELECT date_trunc('minute', coalesce(CASE $3
      WHEN 'order' THEN (SELECT placed_at FROM sales_order WHERE id = $4::uuid)
      WHEN 'cancellation' THEN (SELECT recorded_at FROM cancellation WHERE order_id = $4::uuid AND id = $5)
      WHEN 'return' THEN (SELECT recorded_at FROM order_return WHERE order_id = $4::uuid AND id = $5)
    END, $6::timestamptz)) AS minute FROM first
  )
  INSERT INTO count_minute (minute, site, name, dim, n, amount)
  SELECT moment.minute, $7, f.name, f.dim, f.n, f.amount
  FROM moment, jsonb_to_recordset($8::jsonb) AS f(name text, dim text, n bigint, amount bigint)
  WHERE f.n <> 0 OR f.amount <> 0
  ORDER BY f.name, f.dim
  ${ADDS}`,
);

const ADD_BATCH = sql(
  'count-batch',
  `
  WITH first AS (
    INSERT INTO inbox (consumer, message_id) VALUES ($1, $2::uuid) ON CONFLICT DO NOTHING RETURNING message_id
  )
  INSERT INTO count_minute (minute, site, name, dim, n)
  SELECT s.minute, $3, s.name, s.dim, sum(s.n)
  FROM first, jsonb_to_recordset($4::jsonb) AS s(minute timestamptz, name text, dim text, n bigint)
  GROUP BY s.minute, s.name, s.dim
  ORDER BY s.minute, s.name, s.dim
  ON CONFLICT (minute, site, name, dim) DO UPDATE SET n = count_minute.n + excluded.n`,
);

// Whole minutes: a message that comes later makes a new one, which is added to the same day. $1 how long minutes are kept, $2 how many.
const FOLD = sql(
  'fold-counts',
  `
  WITH past AS (
    DELETE FROM count_minute WHERE (minute, site, name, dim) IN (
      SELECT minute, site, name, dim FROM count_minute
      WHERE minute < clock() - $1::text::interval ORDER BY minute LIMIT $2 FOR UPDATE SKIP LOCKED)
    RETURNING minute, site, name, dim, n, amount
  ), added AS (
    INSERT INTO count_day (day, site, name, dim, n, amount, minutes)
    SELECT (minute AT TIME ZONE 'Europe/London')::date AS day, site, name, dim, sum(n), sum(amount), count(*)::int
    FROM past GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (day, site, name, dim) DO UPDATE
    SET n = count_day.n + excluded.n, amount = count_day.amount + excluded.amount, minutes = count_day.minutes + excluded.minutes
  )
  SELECT 1 AS pruned FROM past`,
);

const PRUNE_WORDS = sql(
  'prune-count-words',
  `
  WITH past AS (
    DELETE FROM count_day WHERE (day, site, name, dim) IN (
      SELECT day, site, name, dim FROM count_day
      WHERE day < (clock() - $1::text::interval)::date AND name = 'searches-in-vain' AND dim <> ''
      ORDER BY day LIMIT $2 FOR UPDATE SKIP LOCKED)
    RETURNING day, site, name, n, minutes
  ), added AS (
    INSERT INTO count_day (day, site, name, dim, n, amount, minutes)
    SELECT day, site, name, '', sum(n), 0, sum(minutes)::int FROM past GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (day, site, name, dim) DO UPDATE
    SET n = count_day.n + excluded.n, minutes = count_day.minutes + excluded.minutes
  )
  SELECT 1 AS pruned FROM past`,
);

const PRUNE_DAYS = sql(
  'prune-count-days',
  `
  DELETE FROM count_day WHERE (day, site, name, dim) IN (
    SELECT day, site, name, dim FROM count_day
    WHERE day < (clock() - $1::text::interval)::date ORDER BY day LIMIT $2 FOR UPDATE SKIP LOCKED)
  RETURNING 1 AS pruned`,
);

const PRUNE_CHECKS = sql(
  'prune-count-checks',
  `
  DELETE FROM count_check WHERE (day, site, figure) IN (
    SELECT day, site, figure FROM count_check
    WHERE day < (clock() - $1::text::interval)::date ORDER BY day LIMIT $2 FOR UPDATE SKIP LOCKED)
  RETURNING 1 AS pruned`,
);
