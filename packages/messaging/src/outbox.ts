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
