import type { Tx } from '@loupe/database/tx';
import type { Cancellation, Making, Parcel, Return } from '../../domain/fulfilment/parcel.ts';
import type { MovedLine } from '../../domain/order/goods.ts';
import type { MovedAmount } from '../../domain/order/tender-shares.ts';
import { sql } from './gen/statements.ts';

/** Makings, parcels, cancellations and returns as they were recorded. */
export function movementRepository(tx: Tx) {
  return {
    async findMaking(orderId: string, reference: string): Promise<Making | null> {
      const [making] = await tx.query(FIND_MAKING, [orderId, reference]);
      return making ?? null;
    },

    async findParcel(orderId: string, reference: string): Promise<Parcel | null> {
      const [parcel] = await tx.query(FIND_PARCEL, [orderId, reference]);
      return parcel ?? null;
    },

    async findCancellation(orderId: string, reference: string): Promise<Cancellation | null> {
      const [cancellation] = await tx.query(FIND_CANCELLATION, [orderId, reference]);
      return cancellation ?? null;
    },

    async findReturn(orderId: string, reference: string): Promise<Return | null> {
      const [returned] = await tx.query(FIND_RETURN, [orderId, reference]);
      return returned ?? null;
    },

    /** Of the order, in the order of their events. */
    findAmounts: (orderId: string): Promise<MovedAmount[]> => tx.query(FIND_AMOUNTS, [orderId]),
  };
}

const FIND_MAKING = sql(
  'find-making',
  `
  SELECT id AS reference, lines, amount, event_version AS "eventVersion", delivery, occurred_at AS "occurredAt"
  FROM order_making WHERE order_id = $1 AND id = $2`,
).refine<{ lines: readonly MovedLine[] }>();

const FIND_PARCEL = sql(
  'find-parcel',
  `
  SELECT id AS reference, lines, amount, begun, event_version AS "eventVersion", carrier, tracking_url AS "trackingUrl",
    NOT EXISTS (SELECT FROM shipment e WHERE e.order_id = s.order_id AND e.event_version < s.event_version) AS "isFirst"
  FROM shipment s WHERE order_id = $1 AND id = $2`,
).refine<{ lines: readonly MovedLine[] }>();

const FIND_AMOUNTS = sql(
  'find-moved-amounts',
  `
  SELECT 'making' AS type, id AS reference, amount, 0 AS begun, event_version FROM order_making WHERE order_id = $1
  UNION ALL SELECT 'shipped', id, amount, begun, event_version FROM shipment WHERE order_id = $1
  UNION ALL SELECT 'cancelled', id, amount, begun, event_version FROM cancellation WHERE order_id = $1
  UNION ALL SELECT 'returned', id, amount, 0, event_version FROM order_return WHERE order_id = $1
  ORDER BY event_version`,
).refine<{ type: MovedAmount['type'] }>();

const FIND_CANCELLATION = sql(
  'find-cancellation',
  `
  SELECT id AS reference, lines, amount, begun, event_version AS "eventVersion"
  FROM cancellation WHERE order_id = $1 AND id = $2`,
).refine<{ lines: readonly MovedLine[] }>();

const FIND_RETURN = sql(
  'find-return',
  `
  SELECT id AS reference, lines, amount, event_version AS "eventVersion", delivery
  FROM order_return WHERE order_id = $1 AND id = $2`,
).refine<{ lines: readonly MovedLine[] }>();
