import { ProductSchema } from '@loupe/contracts/catalog/product';
import type { Product } from '@loupe/contracts/catalog/product';
import { consume } from '@loupe/messaging/consume';
import type { KnownProduct } from '../../domain/piece/known-product.ts';
import { promiseRefusal } from '../../domain/price-promise/refusal.ts';

/** The shop's only currency; prices in others are ignored. */
const CURRENCY = 'GBP';

/** Projects catalog.product.v1. */
export const onProductState = (save: (product: KnownProduct) => Promise<boolean>) =>
  consume(
    ProductSchema,
    'product-state',
    (product, { aggregateVersion }) => save(knownProduct(product, aggregateVersion)),
    'product',
  );

const knownProduct = (product: Product, version: bigint): KnownProduct => ({
  id: product.id,
  version,
  key: product.key,
  name: product.name,
  sites: product.approved && !product.hideOnSite ? product.sites : [],
  reservable: product.availableForReserveAndCollect,
  promiseRefusal: promiseRefusal({
    isGiftCard: product.giftCard !== undefined,
    isPriceUponEnquiry: product.priceUponEnquiry,
    isSold: product.purchaseable,
    makingDays: product.makingDays,
  }),
  pieces: product.variants
    .filter(({ approved }) => approved)
    .map(({ sku, ringSizeHalfMm, prices }) => ({
      sku,
      ringSizeHalfMm,
      prices: prices
        .filter(({ currency }) => currency === CURRENCY)
        .map(({ site, minorUnits, validFromMs, validUntilMs }) => ({
          site,
          minorUnits: Number(minorUnits),
          validFromMs: Number(validFromMs),
          validUntilMs: Number(validUntilMs),
        })),
    })),
});
