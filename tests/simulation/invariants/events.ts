import { decodeEnvelope } from '@loupe/messaging/envelope';
import type { Shop } from '../processes/shop.ts';
import type { MessagingTables, StoredEvent } from '../stores/messaging/messaging-tables.ts';

/** I14, I15: every event is published, in the order of its versions without gaps, and applied once by each consumer. */
export function* eventViolations({ checkout, payments, broker }: Shop): Generator<string> {
  for (const { outbox } of [checkout.messaging, payments.messaging]) {
    const events = [...outbox.committed.values()].sort((left, right) => Number(left.seq - right.seq));
    for (const { id, published } of events) if (!published) yield `[I15] event ${id} is not published`;
    for (const [key, ofKey] of Map.groupBy(events, (event) => event.aggregateid)) {
      const gapless = ofKey.every((event, index) => isNext(event, index));
      if (!gapless)
        yield `[I14] ${key}: versions ${ofKey.map((event) => event.aggregate_version).join(', ')}`;
    }
  }
  for (const [topic, log] of broker.topics) {
    if (topic.endsWith('.dead') && log.length > 0) yield `[I20] ${log.length} messages in ${topic}`;
    if (topic.endsWith('.dead')) continue;
    const seen = new Set<string>();
    const latest = new Map<string, bigint>();
    for (const { value } of log) {
      const { id, aggregateId, aggregateVersion } = decodeEnvelope(value as Buffer);
      if (seen.has(id)) continue;
      seen.add(id);
      if (aggregateVersion < (latest.get(aggregateId) ?? 0n))
        yield `[I14] ${topic}: ${aggregateId} has an older version after a newer one`;
      latest.set(aggregateId, aggregateVersion);
    }
    const known = [
      ...checkout.messaging.outbox.committed.values(),
      ...payments.messaging.outbox.committed.values(),
    ];
    for (const { id, aggregatetype } of known) {
      if (aggregatetype === topic && !seen.has(id)) yield `[I14] ${topic}: ${id} was never delivered`;
    }
  }
  const orders = checkout.messaging;
  yield* inboxViolations(orders, 'cart-checkout.order-confirmation', ['order-placed'], orders);
  yield* inboxViolations(orders, 'cart-checkout.dispatch', ['order-placed'], orders);
  const news = ['order-making', 'order-shipped', 'order-cancelled', 'order-returned'];
  yield* inboxViolations(orders, 'cart-checkout.order-news', news, orders);
  yield* inboxViolations(orders, 'cart-checkout.payment-status', ['payment-settled'], payments.messaging);
}

/** The versions of stock levels begin after those of the initial stock. */
const isNext = ({ aggregate_version: version, type }: StoredEvent, index: number): boolean =>
  type === 'stock-level-state' || version === BigInt(index + 1);

/** One inbox row per event that a consumer handles, and no others. */
function* inboxViolations(
  { inbox }: MessagingTables,
  consumer: string,
  types: readonly string[],
  { outbox }: MessagingTables,
): Generator<string> {
  const rows = [...inbox.committed.keys()].filter((key) => key.startsWith(`${consumer}/`));
  const events = [...outbox.committed.values()].filter(({ type }) => types.includes(type));
  if (rows.length !== events.length)
    yield `[I14] ${consumer}: ${events.length} × ${types.join(', ')}, ${rows.length} applied`;
  for (const { id } of events) {
    if (!rows.includes(`${consumer}/${id}`)) yield `[I14] ${consumer}: ${id} was never applied`;
  }
}
