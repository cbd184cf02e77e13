import type { Tx } from '@loupe/database/tx';
import type { Site } from '@loupe/contracts/sites';
import { pairsOf } from '../domain/recommendation/product-pair.ts';
import type { ProductPair } from '../domain/recommendation/product-pair.ts';

export interface OrderedProducts {
  readonly messageId: string;
  readonly site: Site;
  readonly productIds: readonly string[];
}

export interface CountBoughtTogetherPorts {
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** False when the message was counted before. */
  readonly isFirst: (tx: Tx, messageId: string) => Promise<boolean>;
  readonly pairs: (tx: Tx) => { addBought(site: Site, pairs: readonly ProductPair[]): Promise<void> };
}

/** Counts every two products of an order, once for each order. Most orders are of one product and need no statement. */
export async function countBoughtTogether(
  { transaction, isFirst, pairs }: CountBoughtTogetherPorts,
  { messageId, site, productIds }: OrderedProducts,
): Promise<void> {
  const counted = pairsOf(productIds);
  if (counted.length === 0) return;
  await transaction(async (tx) => {
    if (await isFirst(tx, messageId)) await pairs(tx).addBought(site, counted);
  });
}
