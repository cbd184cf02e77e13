import { create, toBinary } from '@bufbuild/protobuf';
import type { MessageInitShape } from '@bufbuild/protobuf';
import { PriceSchema, ProductSchema, VariantSchema } from '@loupe/contracts/catalog/product';
import { poolTx } from '@loupe/database/tx';
import type { Envelope } from '@loupe/messaging/envelope';
import { pieceRepository } from '../../../src/adapters/db/piece-repository.ts';
import { onProductState } from '../../../src/events/consumed/product-state.ts';
import { storeStockRepository } from '../../../src/adapters/db/store-stock-repository.ts';
import { inTransaction } from '@loupe/database/transaction';
import type { TestStores } from './stores.ts';

export interface Published {
  readonly id: string;
  readonly key: string;
  /** Ring sizes in half millimetres. */
  readonly skus: Readonly<Record<string, number>>;
  readonly version: bigint;
  readonly reservable?: boolean;
  readonly sites?: readonly string[];
  readonly approved?: boolean;
  /** Pence. */
  readonly price?: number;
  /** Further facts of the product. */
  readonly facts?: MessageInitShape<typeof ProductSchema>;
}

/** What the catalogue says of a product, as its consumer gets it. */
export function publishProduct(
  service: TestStores,
  {
    id,
    key,
    skus,
    version,
    reservable = true,
    sites = ['beaverbrooks'],
    approved = true,
    price = 125_000,
    facts = {},
  }: Published,
) {
  const product = create(ProductSchema, {
    id,
    key,
    name: 'Winterbourne',
    sites: [...sites],
    approved,
    availableForReserveAndCollect: reservable,
    purchaseable: true,
    ...facts,
    variants: Object.entries(skus).map(([sku, ringSizeHalfMm]) =>
      create(VariantSchema, {
        sku,
        ringSizeHalfMm,
        approved: true,
        prices: sites.map((site) =>
          create(PriceSchema, { site, currency: 'GBP', minorUnits: BigInt(price) }),
        ),
      }),
    ),
  });
  const envelope = {
    type: 'product-state',
    aggregateVersion: version,
    payload: toBinary(ProductSchema, product),
  } as Envelope;
  return onProductState(pieceRepository(poolTx(service.pool)).save)({ envelope });
}

/** So many pieces are in a store, counted at the service's time. */
export async function countPieces(
  { pool, clock }: Pick<TestStores, 'pool' | 'clock'>,
  storeKey: string,
  sku: string,
  onHand: number,
): Promise<void> {
  await inTransaction(pool, async (tx) => {
    const stock = storeStockRepository(tx);
    const storeId = (await stock.storeId(storeKey))!;
    await stock.lock(storeId, [sku]);
    await stock.count(storeId, [{ sku, onHand, countedAt: clock() }], 'test');
  });
}
