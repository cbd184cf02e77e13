import type { Tx } from '@loupe/database/tx';
import type { Site } from '@loupe/contracts/sites';
import {
  MOST_SHOWN,
  type ProductReviews,
  type Review,
  type ReviewInput,
} from '../../domain/review/review.ts';
import { sql } from './gen/statements.ts';
import { prismaOn } from './prisma-client.ts';

const SHOWN = sql(
  'shown-reviews',
  `
  SELECT wanted.id AS "productId", shown.count, shown.average,
    coalesce((
      SELECT json_agg(json_build_object('id', id, 'rating', rating, 'title', title, 'text', text, 'nickname', nickname,
        'writtenAt', written_at) ORDER BY written_at DESC, id DESC)
      FROM (SELECT * FROM review r WHERE r.product_id = wanted.id AND r.site = $1 AND r.state = 'approved'
        ORDER BY written_at DESC, id DESC LIMIT $3::int) newest), '[]') AS newest
  FROM unnest($2::uuid[]) AS wanted (id), LATERAL (
    SELECT count(*)::int AS count, round(avg(rating), 2)::float8 AS average
    FROM review r WHERE r.product_id = wanted.id AND r.site = $1 AND r.state = 'approved') AS shown`,
).refine<{ newest: readonly (Omit<Review, 'writtenAt'> & { writtenAt: string })[] }>();

const WAITING = sql(
  'waiting-reviews',
  `
  SELECT r.id, r.site, p.code, p.name, r.rating, r.title, r.text, r.nickname
  FROM review r JOIN product p ON p.id = r.product_id WHERE r.state = 'waiting' ORDER BY r.written_at, r.id LIMIT $1`,
);

export interface WaitingReview extends ReviewInput {
  readonly id: string;
  readonly site: string;
  readonly code: string;
  /** Of the product. */
  readonly name: string;
}

/** Shoppers' reviews of products, by site. */
export const reviewRepository = (tx: Tx) => ({
  /** It waits for a moderator. */
  async add(site: Site, productId: string, review: ReviewInput, writtenAt: Date): Promise<string> {
    const data = { site, productId, ...review, writtenAt };
    return (await prismaOn(tx).review.create({ data, select: { id: true } })).id;
  },

  async shownOf(site: Site, productIds: readonly string[]): Promise<ReadonlyMap<string, ProductReviews>> {
    const rows = await tx.query(SHOWN, [site, productIds, MOST_SHOWN]);
    return new Map(
      rows.map(({ productId, count, average, newest }) => [
        productId!,
        {
          count: count!,
          average,
          newest: newest.map((review) => ({ ...review, writtenAt: new Date(review.writtenAt) })),
        },
      ]),
    );
  },

  /** The longest waiting first. */
  waiting: (most: number): Promise<WaitingReview[]> => tx.query(WAITING, [most]),

  /** @returns the product's id; null when there is no such review, or it has that state already */
  async judge(id: string, state: 'approved' | 'rejected'): Promise<string | null> {
    const [judged] = await prismaOn(tx).review.updateManyAndReturn({
      where: { id, state: { not: state } },
      data: { state },
      select: { productId: true },
    });
    return judged?.productId ?? null;
  },
});

export type ReviewRepository = ReturnType<typeof reviewRepository>;
