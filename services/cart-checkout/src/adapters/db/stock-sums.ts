import { LARGEST_SHARE, LEAST_LIMIT } from '../../domain/stock/most-per-order.ts';
import { MAX_QUANTITY } from '../../domain/cart/cart.ts';

// SQL for figures of a sku: of `s`, its row of stock_item, and of its buckets together. Most skus have no buckets, and then none are read.

const inBuckets = (sum: string): string =>
  `CASE WHEN s.split_level IS NULL THEN 0 ELSE (SELECT coalesce(${sum}, 0)::int FROM stock_bucket b WHERE b.sku = s.sku) END`;

/** Pieces that nobody has reserved. */
export const FREE = `s.on_hand - s.reserved + ${inBuckets('sum(b.on_hand - b.reserved)')}`;

export const ON_HAND = `s.on_hand + ${inBuckets('sum(b.on_hand)')}`;

export const RESERVED = `s.reserved + ${inBuckets('sum(b.reserved)')}`;

/** `mostPerOrder` in SQL; `s` may be missing. */
export const MOST_PER_ORDER = `least(${MAX_QUANTITY}, coalesce(s.most_per_order, greatest(${LEAST_LIMIT}, (${ON_HAND}) / ${LARGEST_SHARE})))`;
