/** EU-07. QUOTED, QUOTE_CONVERTED and DELETED are for quotes: the contract names them, but this shop takes orders only. */
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

/** What can happen to an order, as far as its status goes. */
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
  'invoiced',
  'completed',
] as const;

export type OrderEvent = (typeof ORDER_EVENTS)[number];

type Ways = Readonly<Partial<Record<OrderEvent, OrderStatus>>>;

const HOLDS: Ways = { 'held-by-hand': 'MANUAL_HOLD', 'held-in-batch': 'BATCH_HOLD' };

/** A parcel that has left has left, whatever we thought of the order: where goods can still move, no status forbids it. */
const GOODS: Ways = {
  'part-shipped': 'PART_SHIPPED',
  shipped: 'SHIPPED',
  'part-cancelled': 'PART_CANCELLED',
  cancelled: 'CANCELLED',
};

/** Of the rest of an order, when part of it has left: that part is the news. */
const REST_GOES_ON: Ways = { promised: 'PART_SHIPPED', picking: 'PART_SHIPPED', released: 'PART_SHIPPED' };

/** Goods move on while money is missing, but the hold is lifted by money alone. */
const STILL_OWED: Ways = {
  promised: 'CREDIT_HOLD',
  picking: 'CREDIT_HOLD',
  'held-by-hand': 'CREDIT_HOLD',
  'held-in-batch': 'CREDIT_HOLD',
  released: 'CREDIT_HOLD',
  'part-shipped': 'CREDIT_HOLD',
  shipped: 'CREDIT_HOLD',
  'capture-refused': 'CREDIT_HOLD',
};

const FROM_HOLD: Ways = { ...HOLDS, ...GOODS, released: 'PROMISED', 'capture-refused': 'CREDIT_HOLD' };

/**
 * Every legal transition. An order starts ENTERED and ends in CANCELLED, when no goods are left to move, or in COMPLETED: a
 * later return changes quantities and payments only.
 */
const TRANSITIONS: Readonly<Record<OrderStatus, Ways>> = {
  QUOTED: {},
  QUOTE_CONVERTED: {},
  ENTERED: { promised: 'PROMISED', picking: 'IN_PICKING', ...HOLDS, ...GOODS },
  PROMISED: { picking: 'IN_PICKING', ...HOLDS, ...GOODS },
  IN_PICKING: { ...HOLDS, ...GOODS },
  MANUAL_HOLD: { ...FROM_HOLD, 'part-cancelled': 'MANUAL_HOLD' },
  BATCH_HOLD: { ...FROM_HOLD, 'part-cancelled': 'BATCH_HOLD' },
  PART_CANCELLED: { promised: 'PROMISED', picking: 'IN_PICKING', ...HOLDS, ...GOODS },
  PART_SHIPPED: {
    ...REST_GOES_ON,
    ...HOLDS,
    'part-shipped': 'PART_SHIPPED',
    shipped: 'SHIPPED',
    'capture-refused': 'CREDIT_HOLD',
  },
  CREDIT_HOLD: { ...STILL_OWED, 'credit-restored': 'PART_SHIPPED', invoiced: 'INVOICED' },
  SHIPPED: { invoiced: 'INVOICED', 'capture-refused': 'CREDIT_HOLD' },
  INVOICED: { completed: 'COMPLETED' },
  CANCELLED: {},
  COMPLETED: {},
  DELETED: {},
};

/** @returns the status an event leads to, possibly the same; null when it does not belong here */
export function nextStatus(from: OrderStatus, event: OrderEvent): OrderStatus | null {
  return TRANSITIONS[from][event] ?? null;
}

export function isHold(status: OrderStatus): boolean {
  return status === 'MANUAL_HOLD' || status === 'BATCH_HOLD';
}

/** Nothing about picking, holding or closing it is news any more. */
export function isOver(status: OrderStatus): boolean {
  return Object.keys(TRANSITIONS[status]).length === 0;
}
