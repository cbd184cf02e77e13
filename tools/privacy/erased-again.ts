import { fromBinary } from '@bufbuild/protobuf';
import { timestampDate } from '@bufbuild/protobuf/wkt';
import { ErasureSchema } from '@loupe/contracts/identity/erasure';
import { TOPICS } from '@loupe/contracts/topics';
import { decodeEnvelope } from '@loupe/messaging/envelope';
import { createKafka } from '@loupe/messaging/kafka';
import { messagesIn } from '@loupe/messaging/published-range';
import { createLogger } from '@loupe/telemetry/logger';
import type pg from 'pg';
import { erasePerson } from './erase.ts';
import type { Erasing } from './erase.ts';
import type { RegisteredTable } from './register.ts';

/** An erasure that was done, as its event says. */
export interface ToldErasure {
  /** Empty for a guest. */
  readonly customerId: string;
  /** Of a guest. */
  readonly orderNumbers: readonly string[];
  readonly at: Date;
}

/** All erasures that Kafka knows of, also those that a restored database does not know. @throws when the brokers do not answer */
export async function toldErasures(brokers: string): Promise<ToldErasure[]> {
  const logger = createLogger({ service: 'restore', level: 'fatal' });
  const kafka = createKafka({ brokers: brokers.split(','), clientId: 'restore', logger });
  const admin = kafka.admin();
  await admin.connect();
  const topic = TOPICS.erasure.name;
  const offsets = await admin.fetchTopicOffsets(topic).finally(() => admin.disconnect());
  const ranges = offsets
    .map(({ partition, low, high }) => ({ topic, partition, start: BigInt(low), end: BigInt(high) }))
    .filter(({ start, end }) => end > start);
  if (ranges.length === 0) return [];
  const messages = await messagesIn(kafka, { service: 'restore', topics: [topic], ranges });
  return messages.map(({ value }) => {
    const { payload, occurredAt } = decodeEnvelope(value!);
    return { ...fromBinary(ErasureSchema, payload), at: timestampDate(occurredAt!) };
  });
}

/** What was done, one line for each person, and how many are left for an operator. */
export interface ErasedAgain {
  readonly lines: readonly string[];
  readonly left: number;
}

/**
 * Erases each of them again whom the database still knows, each in its own transactions. One who cannot be erased yet, because an order or a
 * payment was open at the moment of the restore, or because of an error, stops none of the others. A guest's erasure that had begun is only
 * listed: an operator has to name the mailbox.
 */
export async function eraseAgain(
  client: pg.ClientBase,
  register: readonly RegisteredTable[],
  { erasures, by }: { readonly erasures: readonly ToldErasure[]; readonly by: string },
): Promise<ErasedAgain> {
  const lines: string[] = [];
  let left = 0;
  for (const erasure of erasures) {
    const erasing = await whoStillIs(client, erasure);
    if (erasing === undefined) continue;
    const subject = 'customer' in erasing ? erasing.customer : erasing.orderNumber;
    const operator = { operator: by, reason: 'erased before the restore', askedAt: erasure.at };
    const outcome = await erasePerson(client, { register, erasing, by: operator }).catch(
      (error: unknown) => ({
        kind: 'failed' as const,
        error,
      }),
    );
    if (outcome.kind === 'erased') lines.push(`erased again: ${subject}`);
    if (outcome.kind === 'open')
      lines.push(`not erased again yet, because of ${outcome.matters.join(', ')}: ${subject}`);
    if (outcome.kind === 'failed')
      lines.push(`not erased again, because of ${String(outcome.error)}: ${subject}`);
    if (outcome.kind === 'open' || outcome.kind === 'failed') left += 1;
  }
  const begun = await guestsHalfErased(client);
  return {
    lines: [...lines, ...begun.map((number) => `begun, finish it by "privacy -- erase ${number} <mailbox>"`)],
    left: left + begun.length,
  };
}

/** What an operator is told of the people that are left. */
export const stillToErase = (left: number): string =>
  `${left} ${left === 1 ? 'person is' : 'people are'} still to be erased: do it by docs/runbooks/privacy-request.md once the shop is open`;

/** Whose orders name no mailbox any more, at the moment of the restore. */
async function guestsHalfErased(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ subject: string }>(
    `SELECT subject FROM identity.erasure WHERE done_at IS NULL AND belongings ->> 'mailboxDigest' IS NOT NULL ORDER BY asked_at`,
  );
  return rows.map(({ subject }) => subject);
}

async function whoStillIs(client: pg.ClientBase, erasure: ToldErasure): Promise<Erasing | undefined> {
  if (erasure.customerId !== '') return { customer: erasure.customerId };
  const { rows } = await client.query<{ orderNumber: string; mailbox: string }>(
    `SELECT order_number AS "orderNumber", email AS mailbox FROM cart_checkout.sales_order
     WHERE order_number = ANY ($1) AND email <> '' AND starts_with(owner, 'a:')
     UNION ALL SELECT order_number, email FROM cart_checkout.legacy_order WHERE order_number = ANY ($1) AND email <> ''
     ORDER BY 1 LIMIT 1`,
    [erasure.orderNumbers],
  );
  return rows[0];
}
