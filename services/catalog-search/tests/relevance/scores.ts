import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import type { CatalogueSearch } from '../../src/use-cases/ports/catalogue-search.ts';
import { isRight } from './judge.ts';
import type { Judged, JudgedQuery } from './judge.ts';

const AT = new Date('2026-11-21T12:00:00Z');
const LEAST = 0.9;

const queriesOf = (file: string) =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as readonly JudgedQuery[];
const judgedQueries = queriesOf('./queries.json');
const holdout = queriesOf('./holdout.json');

interface Score {
  readonly query: string;
  readonly precision: number;
  readonly reciprocalRank: number;
  readonly ndcg: number;
  readonly shown: readonly string[];
}

/**
 * Precision at 5, of as many as there are if fewer are right; 1 divided by the place of the first right one of 24; and NDCG at 10, the
 * gain of a right product falling with its place.
 */
async function scoreOf(
  search: CatalogueSearch,
  products: ReadonlyMap<string, Judged>,
  { query, want }: JudgedQuery,
): Promise<Score> {
  const { productIds } = await search.find({
    site: 'beaverbrooks',
    at: AT,
    text: query,
    category: null,
    sort: 'relevance',
    pageIndex: 0,
    pageSize: 24,
    selection: new Map(),
    excludedFacets: [],
  });
  const found = productIds.map((id) => products.get(id)!);
  const all = [...products.values()].filter((product) => isRight(product, want)).length;
  const possible = Math.min(5, all);
  const right = found.slice(0, 5).filter((product) => isRight(product, want)).length;
  const first = found.findIndex((product) => isRight(product, want));
  return {
    query,
    precision: Math.min(1, right / possible),
    reciprocalRank: first === -1 ? 0 : 1 / (first + 1),
    ndcg: gainOf(found.map((product) => isRight(product, want))) / gainOf(Array(all).fill(true)),
    shown: found.slice(0, 5).map(({ document }) => `${document.brand} ${document.name}`),
  };
}

const gainOf = (right: readonly boolean[]): number =>
  right.slice(0, 10).reduce((sum, isRightOne, at) => sum + (isRightOne ? 1 / Math.log2(at + 2) : 0), 0);

const print = (name: string, scores: readonly Score[]) => {
  const figure = (of: (score: Score) => number) => mean(scores.map(of)).toFixed(3);
  process.stderr.write(
    `relevance, ${name}: precision at 5 ${figure(({ precision }) => precision)}, reciprocal rank ${figure(
      ({ reciprocalRank }) => reciprocalRank,
    )}, NDCG at 10 ${figure(({ ndcg }) => ndcg)}\n`,
  );
};

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** @param subject after `beforeAll`: an adapter, and the products of its site by id */
export function itFindsWhatIsMeant(
  engine: string,
  subject: () => { readonly search: CatalogueSearch; readonly products: ReadonlyMap<string, Judged> },
): void {
  const scoresOf = (queries: readonly JudgedQuery[]) => {
    const { search, products } = subject();
    // A query for what only a dealer sells has no right answer in a search of the shop.
    const answerable = queries.filter(({ want }) =>
      [...products.values()].some((product) => isRight(product, want)),
    );
    return Promise.all(answerable.map((query) => scoreOf(search, products, query)));
  };

  describe(`relevance, ${engine}`, () => {
    it('[RT-10] of the judged queries of the trade: precision at 5 and reciprocal rank are at least 0.9', async () => {
      expect(judgedQueries.length).toBeGreaterThanOrEqual(166);
      const scores = await scoresOf(judgedQueries);
      expect(scores).toHaveLength(judgedQueries.length);
      const worst = scores
        .filter(({ precision }) => precision < 1)
        .toSorted((a, b) => a.precision - b.precision);
      const precision = mean(scores.map((score) => score.precision));
      const reciprocalRank = mean(scores.map((score) => score.reciprocalRank));
      print(`${engine}, ${scores.length} judged queries`, scores);
      expect({ worst, isEnough: precision >= LEAST && reciprocalRank >= LEAST }).toMatchObject({
        isEnough: true,
      });
    });

    it('[RT-10] measures, trade words and prices alone are found as well as all others', async () => {
      const own = judgedQueries.filter(({ kind }) => ['measure', 'trade', 'price alone'].includes(kind));
      expect(own).toHaveLength(40);
      const scores = await scoresOf(own);
      print(`${engine}, 40 of measures and trade words`, scores);
      const worst = scores.filter(({ precision }) => precision < 1);
      const precision = mean(scores.map((score) => score.precision));
      expect({ worst, isEnough: precision >= LEAST }).toMatchObject({ isEnough: true });
    });

    it('[RT-10] the 40 queries that search is not tuned on are printed apart', async () => {
      expect(holdout).toHaveLength(40);
      const known = new Set(judgedQueries.map(({ query }) => query.toLowerCase()));
      expect(holdout.filter(({ query }) => known.has(query))).toEqual([]);
      const scores = await scoresOf(holdout);
      print(`${engine}, ${scores.length} of 40 held out`, scores);
    });
  });
}
