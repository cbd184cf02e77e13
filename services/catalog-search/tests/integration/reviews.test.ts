import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { poolTx } from '@loupe/database/tx';
import { assertionFor } from '@loupe/test-harness/assertion';
import { reviewRepository } from '../../src/adapters/db/review-repository.ts';
import { authoringPorts } from '../../src/authoring-ports.ts';
import { REVIEW_LIMITS } from '../../src/domain/limits/review-limits.ts';
import { readCatalogCommand } from '../../src/operator/read-catalog-command.ts';
import { authorCatalogue } from '../../src/use-cases/author-catalogue.ts';
import { startCatalogue } from './support/catalogue.ts';
import type { Catalogue } from './support/catalogue.ts';

const CODE = '0100001';
const REVIEW = { productKey: CODE, rating: 4, title: 'Lovely', text: 'Just as pictured.', nickname: 'Ada' };
const WRITE = `mutation W($input: WriteReviewInput!) { writeReview(input: $input) {
  __typename ... on ReviewTaken { productUrl } ... on Failure { code message }
  ... on ValidationError { field } ... on TooManyAttemptsError { retryAfterSeconds } } }`;
const READ = `query R($code: String!) { product(productKey: $code) { reviews { count average newest { id rating title text nickname writtenOn } } } }`;

interface Written {
  readonly __typename: string;
  readonly field?: string;
  readonly retryAfterSeconds?: number;
  readonly productUrl?: string;
}

let catalogue: Catalogue;
let network = 0;
beforeAll(async () => {
  catalogue = await startCatalogue();
});
afterAll(() => catalogue.stop());

/** For a visitor with this address, by default one of their own. */
async function write(change: object = {}, ip = `203.0.${++network}.9`) {
  const answer = await fetch(`${catalogue.origin}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-loupe-assertion': await assertionFor({}, catalogue.clock),
      'x-client-ip': ip,
    },
    body: JSON.stringify({ query: WRITE, variables: { input: { ...REVIEW, ...change } } }),
  });
  const { data } = (await answer.json()) as { data: { writeReview: Written } };
  return { ...data.writeReview, retryAfter: answer.headers.get('retry-after') };
}

const shown = async (site?: 'loupe', code = CODE) => {
  const { data } = await catalogue.ask<{ product: { reviews: { count: number; newest: object[] } } | null }>(
    READ,
    { code },
    site,
  );
  return data.product?.reviews;
};
const waiting = () => reviewRepository(poolTx(catalogue.pool)).waiting(100);
const command = (...words: string[]) =>
  authorCatalogue(authoringPorts(catalogue.pool), readCatalogCommand(words));
const displayEvents = async () => {
  const { rows } = await catalogue.pool.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM outbox o JOIN product p ON p.id::text = o.aggregateid WHERE p.code = $1`,
    [CODE],
  );
  return rows[0]!.n;
};

describe('a review', () => {
  it('[RE-08] waits for a moderator, is shown when approved, and hidden when rejected later', async () => {
    expect(await write()).toMatchObject({
      __typename: 'ReviewTaken',
      productUrl: expect.stringMatching(/^\/0100001\/.+\/p$/),
    });
    expect(await shown()).toEqual({ count: 0, average: null, newest: [] });
    const [review] = await waiting();
    expect(review).toMatchObject({ code: CODE, rating: 4, site: 'beaverbrooks' });

    const before = await displayEvents();
    expect(await command('review', review!.id, 'approve')).toBe('done');
    expect(await shown()).toEqual({
      count: 1,
      average: 4,
      newest: [
        {
          id: review!.id,
          rating: 4,
          title: 'Lovely',
          text: 'Just as pictured.',
          nickname: 'Ada',
          writtenOn: '2026-11-21',
        },
      ],
    });
    expect(await waiting()).toEqual([]);
    // The pages that show the product expire.
    expect(await displayEvents()).toBe(before + 1);
    expect(await command('review', review!.id, 'approve')).toBe('no-review');

    expect(await command('review', review!.id, 'reject')).toBe('done');
    expect(await shown()).toMatchObject({ count: 0 });
  });

  it('[RE-08] is one of ten shown, the newest first, and its rating one of all', async () => {
    for (let n = 1; n <= 12; n++) {
      catalogue.clock.advance(1_000);
      expect(await write({ rating: n === 12 ? 1 : 5, title: `Review ${n}` })).toMatchObject({
        __typename: 'ReviewTaken',
      });
    }
    for (const { id } of await waiting()) await command('review', id, 'approve');
    const reviews = await shown();
    expect(reviews).toMatchObject({ count: 12, average: 4.67 });
    expect(reviews!.newest.map((each) => (each as { title: string }).title)).toEqual(
      Array.from({ length: 10 }, (_none, at) => `Review ${12 - at}`),
    );
  });

  it('[RE-08] belongs to the site where it was written', async () => {
    const { data } = await catalogue.ask<{ products: { code: string }[] }>(
      'query { products(productsKeys: ["0100001"]) { code } }',
      {},
      'loupe',
    );
    expect((await shown('loupe'))?.count ?? 0).toBe(0);
    expect(data.products.length).toBeLessThanOrEqual(1);
  });

  it('[RE-08] of an unknown product, or with a field that cannot be used, is refused and not kept', async () => {
    expect(await write({ productKey: '9999999' })).toMatchObject({ __typename: 'ProductNotFoundError' });
    expect(await write({ rating: 6 })).toMatchObject({ __typename: 'ValidationError', field: 'rating' });
    expect(await write({ text: ' ' })).toMatchObject({ __typename: 'ValidationError', field: 'text' });
    expect(await waiting()).toEqual([]);
  });

  it('[RE-08] is taken twice a day for a product from one network, and twenty times for all', async () => {
    const { product, network: all } = REVIEW_LIMITS;
    const ip = '198.51.100.7';
    const types = async (count: number, change: (at: number) => object) => {
      const answers = await Promise.all(Array.from({ length: count }, (_none, at) => write(change(at), ip)));
      return answers.map(({ __typename }) => __typename).toSorted();
    };
    expect(await types(4, () => ({}))).toEqual([
      ...Array.from({ length: product.hits }, () => 'ReviewTaken'),
      ...Array.from({ length: 4 - product.hits }, () => 'TooManyAttemptsError'),
    ]);
    const { rows } = await catalogue.pool.query<{ code: string }>(
      `SELECT p.code FROM product p JOIN product_site s ON s.product_id = p.id
       WHERE s.site = 'beaverbrooks' AND p.code <> $1 AND NOT p.hide_on_site AND p.approval = 'approved' ORDER BY 1 LIMIT 25`,
      [CODE],
    );
    const answers = await types(rows.length, (at) => ({ productKey: rows[at]!.code }));
    expect(answers.filter((type) => type === 'ReviewTaken')).toHaveLength(all.hits - product.hits);
    const refused = await write({ productKey: rows[0]!.code }, ip);
    expect(refused.retryAfter).toBe(String(refused.retryAfterSeconds));
    expect(refused.retryAfterSeconds).toBeGreaterThan(0);
  });
});
