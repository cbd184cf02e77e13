import { txOf } from '@loupe/database/tx';
import type { Tx } from '@loupe/database/tx';
import type { OutboxEvent } from '@loupe/messaging/envelope';
import { enqueue } from '@loupe/messaging/outbox';
import type pg from 'pg';

/** The transaction that the client is in, for statements of identity. */
export async function identityTx(client: pg.ClientBase): Promise<Tx> {
  await client.query('SET LOCAL search_path = identity');
  return txOf(async (sql, values) => (await client.query<object>(sql, [...values])).rows);
}

/** In the transaction of what it tells. */
export async function tell(client: pg.ClientBase, event: OutboxEvent): Promise<void> {
  await enqueue(await identityTx(client), event);
}
