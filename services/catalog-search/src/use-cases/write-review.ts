import type { Counter } from '@loupe/rate-limit/counters';
import type { RateLimited } from '@loupe/rate-limit/rate-limited';
import type { Site } from '@loupe/contracts/sites';
import { reviewCounters } from '../domain/limits/review-limits.ts';
import type { Product } from '../domain/product/product.ts';
import { parseReview, type ReviewInput } from '../domain/review/review.ts';

export interface WriteReviewPorts {
  readonly limits: {
    count(counters: readonly Counter[]): Promise<{ readonly type: 'Counted' } | RateLimited>;
  };
  readonly reviews: {
    add(site: Site, productId: string, review: ReviewInput, writtenAt: Date): Promise<string>;
  };
}

export interface Reviewer {
  readonly site: Site;
  /** For the limits only. */
  readonly network: string;
  /** When the review is written. */
  readonly now: Date;
  /** Null where the site does not list it. */
  readonly byCode: (code: string) => Promise<Product | null>;
}

export type WrittenReview =
  | { readonly type: 'ReviewTaken'; readonly product: Product }
  | { readonly type: 'ProductNotFoundError' }
  | RateLimited;

/**
 * RE-08: takes a review, which waits for a moderator. Nothing says who wrote it but the nickname that they chose.
 * @throws InvalidFieldError
 */
export async function writeReview(
  { limits, reviews }: WriteReviewPorts,
  { site, network, now, byCode }: Reviewer,
  { productKey, ...input }: ReviewInput & { readonly productKey: string },
): Promise<WrittenReview> {
  const review = parseReview(input);
  const product = await byCode(productKey);
  if (product === null) return { type: 'ProductNotFoundError' };
  const counted = await limits.count(reviewCounters(site, network, product.code));
  if (counted.type !== 'Counted') return counted;
  await reviews.add(site, product.id, review, now);
  return { type: 'ReviewTaken', product };
}
