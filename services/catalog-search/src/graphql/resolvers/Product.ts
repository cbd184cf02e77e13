import type { Category, CategoryTree } from '../../domain/category/category-tree.ts';
import { deliveryPromise } from '../../domain/delivery/delivery-promise.ts';
import {
  badgeOf,
  isPurchaseable,
  isSoldInStoresOnly,
  masterVariant,
  priceOf,
  shownStatus,
  urlOf,
} from '../../domain/product/product.ts';
import type { Product as ProductRecord } from '../../domain/product/product.ts';
import type { DynamicProductDataResolvers, ProductResolvers } from '../gen/schema-types.ts';
import { standalonePrice } from './standalone-price.ts';
import { variantsOf } from './Variant.ts';

const MOST_RELATIONS = 8;

const masterPrice = (product: ProductRecord, now: Date) => priceOf(product, masterVariant(product), now);

/** What depends on stock and time: the whole of DynamicProductData, and part of Product. */
const changing = {
  webProductStatus: shownStatus,
  purchaseable: (product, _none, { now }) => isPurchaseable(product, now),
  price: (product, _none, { now }) => standalonePrice(masterPrice(product, now)),
  variants: variantsOf,
  /** Null while it cannot be ordered. */
  nddCountdown: (product, _none, { now }) => {
    const price = masterPrice(product, now);
    if (price === null || !isPurchaseable(product, now)) return null;
    const promise = deliveryPromise(price.minorUnits, now);
    return promise && { ...promise, sku: product.masterSku };
  },
} satisfies ProductResolvers & DynamicProductDataResolvers;

export const DynamicProductData = {
  productKey: ({ code }) => code,
  ...changing,
} satisfies DynamicProductDataResolvers;

export const Product = {
  __resolveReference: ({ id }, { loaders }) => loaders.productById.load(id),
  ...changing,
  sku: ({ masterSku }) => masterSku,
  productUrl: urlOf,
  masterVariantId: (product) => masterVariant(product).id,
  categories: ({ categoryIds }, _none, { categories }) => known(categoryIds, categories),
  breadcrumbs: (product, _none, { categories }) => {
    const [primary] = known(product.categoryIds, categories);
    const above = primary ? categories.breadcrumbs(primary) : [];
    return [...above, { name: product.name, url: urlOf(product) }];
  },
  badge: (product, _none, { now }) => badgeOf(product, now),
  retailOnly: isSoldInStoresOnly,
  productRelations: async ({ relatedCodes }, _none, { loaders }) => {
    const related = await Promise.all(relatedCodes.map((code) => loaders.productByCode.load(code)));
    return related.filter((product) => product !== null).slice(0, MOST_RELATIONS);
  },
} satisfies ProductResolvers;

/** A category may be newer than the trees in memory. */
function known(ids: readonly string[], categories: CategoryTree): Category[] {
  return ids.map((id) => categories.byId(id)).filter((category) => category !== undefined);
}
