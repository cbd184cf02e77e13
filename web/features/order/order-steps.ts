import type { OrderStatus, ShippingMethodType } from '#gql/graphql.ts';

/** The current step's index by status; statuses without progress have none. */
const REACHED: Partial<Record<OrderStatus, number>> = {
  QUOTED: 0,
  ENTERED: 0,
  QUOTE_CONVERTED: 0,
  PROMISED: 0,
  MANUAL_HOLD: 0,
  BATCH_HOLD: 0,
  CREDIT_HOLD: 0,
  IN_PICKING: 1,
  PART_SHIPPED: 2,
  SHIPPED: 2,
  INVOICED: 2,
  COMPLETED: 3,
};

const TO_YOU = ['Placed', 'Packing', 'On its way', 'Delivered'];
const BY_EMAIL = ['Placed', 'Preparing', 'Sent by e-mail', 'Delivered'];
const TO_COLLECT = ['Placed', 'Packing', 'On its way', 'Collected'];

export type OrderStep = { name: string; state: 'done' | 'current' | 'ahead' };

/** EU-07 as four steps; undefined for an order that was cancelled, wholly or in part. */
export function orderSteps(
  status: OrderStatus,
  { type, isByEmail }: { type: ShippingMethodType; isByEmail: boolean },
): OrderStep[] | undefined {
  const reached = REACHED[status];
  if (reached === undefined) return undefined;
  const isCollected = type === 'DTS' || type === 'RLC';
  const names = isByEmail ? BY_EMAIL : isCollected ? TO_COLLECT : TO_YOU;
  return names.map((name, index) => {
    if (index === reached) return { name, state: 'current' };
    return { name, state: index < reached ? 'done' : 'ahead' };
  });
}
