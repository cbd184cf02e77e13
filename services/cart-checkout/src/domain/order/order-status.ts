/** EU-07. QUOTED, QUOTE_CONVERTED and DELETED are for quotes: they are in the contract, but this shop has orders only. */
export const ORDER_STATUSES = [
  'QUOTED',
  'ENTERED',
  'PROMISED',
  'IN_PICKING',
  'PART_SHIPPED',
  'INVOICED',
  'CANCELLED',
  'MANUAL_HOLD',
  'BATCH_HOLD',
  'CREDIT_HOLD',
  'SHIPPED',
  'QUOTE_CONVERTED',
  'COMPLETED',
  'PART_CANCELLED',
  'DELETED',
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Events that can change an order's status. */
export const ORDER_EVENTS = [
  'promised',
  'picking',
  'held-by-hand',
  'held-in-batch',
  'released',
  'part-shipped',
  'shipped',
  'part-cancelled',
  'cancelled',
  'capture-refused',
  'credit-restored',
  'making-paid',
  'invoiced',
  'completed',
] as const;

export type OrderEvent = (typeof ORDER_EVENTS)[number];

type Transitions = Readonly<Partial<Record<OrderEvent, OrderStatus>>>;

const HOLDS: Transitions = { 'held-by-hand': 'MANUAL_HOLD', 'held-in-batch': 'BATCH_HOLD' };

/** A parcel that was shipped is recorded in every status in which goods can still move. */
const GOODS: Transitions = {
  'part-shipped': 'PART_SHIPPED',
  shipped: 'SHIPPED',
  'part-cancelled': 'PART_CANCELLED',
  cancelled: 'CANCELLED',
};

/** Progress of the remaining pieces of a part-shipped order does not change its status. */
const PART_SHIPPED_PROGRESS: Transitions = {
  promised: 'PART_SHIPPED',
  picking: 'PART_SHIPPED',
  released: 'PART_SHIPPED',
};

/** Goods can move while a payment is missing, but only a payment ends the hold, or the cancellation of everything. */
const CREDIT_HOLD_PROGRESS: Transitions = {
  promised: 'CREDIT_HOLD',
  picking: 'CREDIT_HOLD',
  'held-by-hand': 'CREDIT_HOLD',
  'held-in-batch': 'CREDIT_HOLD',
  released: 'CREDIT_HOLD',
  'part-shipped': 'CREDIT_HOLD',
  shipped: 'CREDIT_HOLD',
  'part-cancelled': 'CREDIT_HOLD',
  cancelled: 'CANCELLED',
  'capture-refused': 'CREDIT_HOLD',
};

/** The capture for pieces whose making has begun is refused before anything was shipped. */
const MAKING: Transitions = { 'capture-refused': 'CREDIT_HOLD' };

const FROM_HOLD: Transitions = { ...HOLDS, ...GOODS, released: 'PROMISED', 'capture-refused': 'CREDIT_HOLD' };

/**
 * Every legal transition. An order starts ENTERED and ends CANCELLED, when no goods are left to move, or COMPLETED: a later
 * return changes only quantities and payments.
 */
const TRANSITIONS: Readonly<Record<OrderStatus, Transitions>> = {
  QUOTED: {},
  QUOTE_CONVERTED: {},
  ENTERED: { promised: 'PROMISED', picking: 'IN_PICKING', ...HOLDS, ...GOODS, ...MAKING },
  PROMISED: { picking: 'IN_PICKING', ...HOLDS, ...GOODS, ...MAKING },
  IN_PICKING: { ...HOLDS, ...GOODS, ...MAKING },
  MANUAL_HOLD: { ...FROM_HOLD, 'part-cancelled': 'MANUAL_HOLD' },
  BATCH_HOLD: { ...FROM_HOLD, 'part-cancelled': 'BATCH_HOLD' },
  PART_CANCELLED: { promised: 'PROMISED', picking: 'IN_PICKING', ...HOLDS, ...GOODS, ...MAKING },
  PART_SHIPPED: {
    ...PART_SHIPPED_PROGRESS,
    ...HOLDS,
    'part-shipped': 'PART_SHIPPED',
    shipped: 'SHIPPED',
    'capture-refused': 'CREDIT_HOLD',
  },
  CREDIT_HOLD: {
    ...CREDIT_HOLD_PROGRESS,
    'credit-restored': 'PART_SHIPPED',
    'making-paid': 'PROMISED',
    invoiced: 'INVOICED',
  },
  SHIPPED: { invoiced: 'INVOICED', 'capture-refused': 'CREDIT_HOLD' },
  INVOICED: { completed: 'COMPLETED' },
  CANCELLED: {},
  COMPLETED: {},
  DELETED: {},
};

/** @returns the status an event leads to, possibly the same; null when the event is not legal in this status */
export function nextStatus(from: OrderStatus, event: OrderEvent): OrderStatus | null {
  return TRANSITIONS[from][event] ?? null;
}

export function isHold(status: OrderStatus): boolean {
  return status === 'MANUAL_HOLD' || status === 'BATCH_HOLD';
}

/** No event changes the status any more. */
export function isFinal(status: OrderStatus): boolean {
  return Object.keys(TRANSITIONS[status]).length === 0;
}
