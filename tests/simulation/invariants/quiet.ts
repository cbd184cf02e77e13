import type { Shop } from '../house/shop.ts';

const OVER = new Set(['placed', 'released']);
const UNDECIDED = new Set(['intended', 'challenge', 'sent', 'unknown']);

/** What still has to happen before a shop may be judged; nothing once it has gone quiet. */
export function* unfinished(shop: Shop): Generator<string> {
  yield* undecided(shop);
  yield* unfulfilled(shop);
  yield* unread(shop);
}

function* undecided({ checkout, payments }: Shop): Generator<string> {
  for (const { id, state } of checkout.placements.committed.values()) {
    if (!OVER.has(state)) yield `placement ${id} is ${state}`;
  }
  for (const { id, state } of payments.tenders.committed.values()) {
    if (UNDECIDED.has(state)) yield `tender ${id} is ${state}`;
  }
  for (const { tenderId, state } of payments.reversals.committed.values()) {
    if (state !== 'done') yield `the reversal of ${tenderId} is ${state}`;
  }
  for (const { id, kind, state } of payments.settlements.committed.values()) {
    if (state !== 'done' && state !== 'refused') yield `${kind} ${id} is ${state}`;
  }
}

function* unfulfilled({ checkout, warehouse }: Shop): Generator<string> {
  for (const { messageId, state, outcome } of checkout.webhooks.committed.values()) {
    // What waits for money a day long is given up, and a person told: the order rests as INVOICED.
    const isKnown = state === 'failed' && outcome?.startsWith('order.completed in');
    if (state !== 'done' && !isKnown) yield `webhook ${messageId} is ${state}: ${outcome}`;
  }
  for (const { orderNumber, isOver } of warehouse.consignments.values()) {
    if (!isOver) yield `the warehouse has not done with ${orderNumber}`;
  }
  if (warehouse.unheard > 0) yield `${warehouse.unheard} messages of the warehouse are not heard`;
}

function* unread({ checkout, payments, broker }: Shop): Generator<string> {
  for (const { outbox } of [checkout.messaging, payments.messaging]) {
    for (const { id, published } of outbox.committed.values()) if (!published) yield `event ${id} waits`;
  }
  for (const [name, { committed }] of broker.groups) {
    const topic = name.slice(name.indexOf('@') + 1);
    const lag = broker.log(topic).length - committed;
    if (lag > 0) yield `${name} is ${lag} behind`;
  }
}
