import DataLoader from 'dataloader';
import type { Site } from '@loupe/contracts/sites';
import type { ProductRepository } from '../adapters/db/product-repository.ts';
import type { ReviewRepository } from '../adapters/db/review-repository.ts';
import type { Product, Variant } from '../domain/product/product.ts';
import { NO_REVIEWS, type ProductReviews } from '../domain/review/review.ts';

/** A variant is shown by its product's rules, so it travels with it. */
export interface VariantOfProduct {
  readonly product: Product;
  readonly variant: Variant;
}

/** Each gathers what one request asks for into one statement; null is what the site does not list. */
export interface Loaders {
  readonly productByCode: DataLoader<string, Product | null>;
  readonly productById: DataLoader<string, Product | null>;
  readonly variantById: DataLoader<string, VariantOfProduct | null>;
  /** By the product's id. */
  readonly reviewsOf: DataLoader<string, ProductReviews>;
}

interface Repositories {
  readonly products: ProductRepository;
  readonly reviews: Pick<ReviewRepository, 'shownOf'>;
}

export function createLoaders({ products, reviews }: Repositories, site: Site): Loaders {
  return {
    productByCode: new DataLoader(async (codes) => {
      const found = await products.byCodes(site, codes);
      return inOrder(codes, new Map(found.map((product) => [product.code, product])));
    }),
    productById: new DataLoader(async (ids) => {
      const found = await products.byIds(site, ids);
      return inOrder(ids, new Map(found.map((product) => [product.id, product])));
    }),
    variantById: new DataLoader(async (ids) => {
      const found = await products.byVariantIds(site, ids);
      const variants = found.flatMap((product) => product.variants.map((variant) => ({ product, variant })));
      return inOrder(ids, new Map(variants.map((entry) => [entry.variant.id, entry])));
    }),
    reviewsOf: new DataLoader(async (ids) => {
      const found = await reviews.shownOf(site, ids);
      return ids.map((id) => found.get(id) ?? NO_REVIEWS);
    }),
  };
}

function inOrder<T>(keys: readonly string[], found: ReadonlyMap<string, T>): (T | null)[] {
  return keys.map((key) => found.get(key) ?? null);
}
