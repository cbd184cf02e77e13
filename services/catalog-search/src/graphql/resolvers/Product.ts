import type { Category, Crumb } from '../../domain/category/category-tree.ts';
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
import type { CatalogueContext } from '../context.ts';
import { standalonePrice } from './standalone-price.ts';
import { variantsOf } from './Variant.ts';

const MOST_RELATIONS = 8;

const masterPrice = (product: ProductRecord, now: Date) => priceOf(product, masterVariant(product), now);

/** What depends on stock and time: the whole of DynamicProductData, and part of Product. */
const changing = {
  webProductStatus: shownStatus,
  purchaseable: (product: ProductRecord, _none: object, { now }: CatalogueContext) =>
    isPurchaseable(product, now),
  price: (product: ProductRecord, _none: object, { now }: CatalogueContext) =>
    standalonePrice(masterPrice(product, now)),
  variants: variantsOf,
  /** Null while it cannot be ordered. */
  nddCountdown: (product: ProductRecord, _none: object, { now }: CatalogueContext) => {
    const price = masterPrice(product, now);
    if (price === null || !isPurchaseable(product, now)) return null;
    const promise = deliveryPromise(price.minorUnits, now);
    return promise && { ...promise, sku: product.masterSku };
  },
};

export const DynamicProductData = {
  productKey: ({ code }: ProductRecord) => code,
  ...changing,
};

export const Product = {
  __resolveReference: ({ id }: { id: string }, { loaders }: CatalogueContext) => loaders.productById.load(id),
  ...changing,
  sku: ({ masterSku }: ProductRecord) => masterSku,
  productUrl: urlOf,
  masterVariantId: (product: ProductRecord) => masterVariant(product).id,
  categories: ({ categoryIds }: ProductRecord, _none: object, { categories }: CatalogueContext) =>
    known(categoryIds, categories),
  breadcrumbs: (product: ProductRecord, _none: object, { categories }: CatalogueContext): Crumb[] => {
    const [primary] = known(product.categoryIds, categories);
    const above = primary ? categories.breadcrumbs(primary) : [];
    return [...above, { name: product.name, url: urlOf(product) }];
  },
  badge: (product: ProductRecord, _none: object, { now }: CatalogueContext) => badgeOf(product, now),
  retailOnly: isSoldInStoresOnly,
  productRelations: async ({ relatedCodes }: ProductRecord, _none: object, { loaders }: CatalogueContext) => {
    const related = await Promise.all(relatedCodes.map((code) => loaders.productByCode.load(code)));
    return related.filter((product) => product !== null).slice(0, MOST_RELATIONS);
  },
};

/** A category may be newer than the trees in memory. */
function known(ids: readonly string[], categories: CatalogueContext['categories']): Category[] {
  return ids.map((id) => categories.byId(id)).filter((category) => category !== undefined);
}
