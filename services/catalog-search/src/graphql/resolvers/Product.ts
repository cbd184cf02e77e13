import { londonDate } from '@loupe/calendar/london';
import type { Category, CategoryTree } from '../../domain/category/category-tree.ts';
import {
  badgeOf,
  isPurchaseable,
  isSoldInStoresOnly,
  lowestPrice,
  masterVariant,
  pricesVary,
  shownStatus,
  urlOf,
} from '../../domain/product/product.ts';
import type { Product as ProductRecord } from '../../domain/product/product.ts';
import type { DynamicProductDataResolvers, ProductResolvers, ReviewResolvers } from '../gen/schema-types.ts';
import type { Loaders } from '../loaders.ts';
import { promisesOf } from './promises-of.ts';
import { standalonePrice } from './standalone-price.ts';
import { variantsOf } from './Variant.ts';

/** What depends on stock and time: the whole of DynamicProductData, and part of Product. */
const changing = {
  webProductStatus: (product) => ({ key: shownStatus(product) }),
  purchaseable: (product, _none, { now }) => isPurchaseable(product, now),
  price: (product, _none, { now }) => standalonePrice(lowestPrice(product, now)),
  variants: variantsOf,
  /** Of the master, or of the first size that is left; null while none can be ordered, or not for the next day. */
  nddCountdown: (product, _none, { now }) => {
    for (const variant of [masterVariant(product), ...product.variants]) {
      const nextDay = promisesOf(product, variant, now).find(({ type }) => type === 'NDD');
      if (nextDay !== undefined) return { ...nextDay, sku: variant.sku };
    }
    return null;
  },
} satisfies ProductResolvers & DynamicProductDataResolvers;

export const DynamicProductData = {
  productKey: ({ code }) => code,
  ...changing,
} satisfies DynamicProductDataResolvers;

export const Product = {
  __resolveReference: ({ id }, { loaders }) => loaders.productById.load(id),
  ...changing,
  sku: (product) => masterVariant(product).sku,
  pricesVary: (product, _none, { now }) => pricesVary(product, now),
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
  giftCardMinValue: ({ giftCard }) => giftCard?.minValue ?? null,
  giftCardMaxValue: ({ giftCard }) => giftCard?.maxValue ?? null,
  giftCardPresetValues: ({ giftCard }) => giftCard?.presetValues ?? [],
  giftCardValue: ({ giftCard }) => giftCard?.presetValues[0] ?? giftCard?.minValue ?? null,
  productRelations: async (product, _none, { loaders }) => relationsOf(product, loaders),
  reviews: ({ id }, _none, { loaders }) => loaders.reviewsOf.load(id),
} satisfies ProductResolvers;

export const Review = {
  writtenOn: ({ writtenAt }) => londonDate(writtenAt),
} satisfies ReviewResolvers;

/** Versions that the site lists; none where the product is the only one of its group. */
async function relationsOf(product: ProductRecord, { productByCode }: Loaders) {
  const found = await Promise.all(
    product.versions.map(async ({ code, ...version }) => ({
      ...version,
      product: code === product.code ? product : await productByCode.load(code),
    })),
  );
  const listed = found.flatMap(({ product: version, ...relation }) =>
    version === null ? [] : [{ ...relation, product: version }],
  );
  return listed.filter(({ type, name }) =>
    listed.some((other) => other.type === type && other.name === name && other.product.code !== product.code),
  );
}

/** A category may be newer than the trees in memory. */
function known(ids: readonly string[], categories: CategoryTree): Category[] {
  return ids.map((id) => categories.byId(id)).filter((category) => category !== undefined);
}
