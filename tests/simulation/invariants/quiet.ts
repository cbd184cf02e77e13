import type { Shop } from '../processes/shop.ts';

const FINAL = new Set(['placed', 'released']);
const UNDECIDED = new Set(['intended', 'action', 'sent', 'unknown']);

/** The work that is left; nothing once the invariants can be checked. */
export function* unfinished(shop: Shop): Generator<string> {
  yield* undecided(shop);
  yield* unlent(shop);
  yield* unfulfilled(shop);
  yield* unread(shop);
}

function* undecided({ checkout, payments }: Shop): Generator<string> {
  for (const { id, state } of checkout.placements.committed.values()) {
    if (!FINAL.has(state)) yield `placement ${id} is ${state}`;
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

function* unlent({ checkout, payments, lending, callbacks }: Shop): Generator<string> {
  const { pending } = lending.applicants;
  if (pending > 0) yield `${pending} applicants have a step to take`;
  if (callbacks.pending() > 0) yield `${callbacks.pending()} messages of the lender are on their way`;
  for (const { messageId, state, outcome } of payments.notices.committed.values()) {
    if (state === 'due') yield `notice ${messageId} is due: ${outcome}`;
  }
  for (const id of checkout.later.committed.keys()) yield `${id} waits`;
  for (const { id, state } of checkout.carts.committed.values()) {
    if (state === 'returned') yield `bag ${id} was not given back`;
  }
}

function* unfulfilled({ checkout, warehouse }: Shop): Generator<string> {
  for (const { messageId, state, outcome } of checkout.webhooks.committed.values()) {
    // A message that waits a day for a capture is given up and reported: the order stays INVOICED.
    const isKnown = state === 'failed' && outcome?.startsWith('order.completed in');
    if (state !== 'done' && !isKnown) yield `webhook ${messageId} is ${state}: ${outcome}`;
  }
  for (const { orderNumber, isOver } of warehouse.consignments.values()) {
    if (!isOver) yield `the warehouse has not finished ${orderNumber}`;
  }
  if (warehouse.unacknowledged > 0)
    yield `${warehouse.unacknowledged} messages of the warehouse are not acknowledged`;
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
