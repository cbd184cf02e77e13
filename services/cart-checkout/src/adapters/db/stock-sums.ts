// SQL for figures of a sku: of `s`, its row of stock_item, and of its buckets together. Most skus have no buckets, and then none are read.

const inBuckets = (sum: string): string =>
  `CASE WHEN s.split_level IS NULL THEN 0 ELSE (SELECT coalesce(${sum}, 0)::int FROM stock_bucket b WHERE b.sku = s.sku) END`;

/** Pieces that nobody has reserved. */
export const FREE = `s.on_hand - s.reserved + ${inBuckets('sum(b.on_hand - b.reserved)')}`;

export const ON_HAND = `s.on_hand + ${inBuckets('sum(b.on_hand)')}`;

export const RESERVED = `s.reserved + ${inBuckets('sum(b.reserved)')}`;
