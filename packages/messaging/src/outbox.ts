import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '@loupe/database/tx';
import { toOutboxRow } from './envelope.ts';
import type { OutboxEvent } from './envelope.ts';

/**
 * Publishes an event in the transaction that caused it: without a commit there is no event; after it the relay sends it at least
 * once. Call it after the statement that raised the aggregate's version, so that events of an aggregate line up behind
 * its row lock and their order in the table is their order of commit.
 */
export async function enqueue(
  tx: Tx,
  event: OutboxEvent,
  { id = randomUUIDv7() as string, now = new Date() } = {},
): Promise<void> {
  const row = toOutboxRow(event, { id, now });
  await tx.query(
    `INSERT INTO outbox (id, aggregatetype, aggregateid, aggregate_version, type, payload, occurred_at)
     VALUES ($1::uuid, $2, $3, $4::bigint, $5, $6::bytea, $7::timestamptz)`,
    [
      row.id,
      row.aggregatetype,
      row.aggregateid,
      row.aggregate_version,
      row.type,
      row.payload,
      row.occurred_at,
    ],
  );
}

/** As `enqueue`, for the events of a bulk change: one statement, in the order of the list. */
export async function enqueueAll(tx: Tx, events: readonly OutboxEvent[], now = new Date()): Promise<void> {
  const rows = events.map((event) => toOutboxRow(event, { id: randomUUIDv7(), now }));
  await tx.query(
    `INSERT INTO outbox (id, aggregatetype, aggregateid, aggregate_version, type, payload, occurred_at)
     SELECT id, topic, aggregate, version, type, payload, $7::timestamptz
     FROM unnest($1::uuid[], $2::text[], $3::text[], $4::bigint[], $5::text[], $6::bytea[])
       WITH ORDINALITY AS event(id, topic, aggregate, version, type, payload, place) ORDER BY place`,
    [
      rows.map(({ id }) => id),
      rows.map(({ aggregatetype }) => aggregatetype),
      rows.map(({ aggregateid }) => aggregateid),
      rows.map(({ aggregate_version: version }) => version),
      rows.map(({ type }) => type),
      rows.map(({ payload }) => payload),
      now,
    ],
  );
}
