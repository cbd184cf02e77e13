import { beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { embeddedSearch } from '../../src/adapters/search/embedded-search.ts';
import { indexEntryOf } from '../../src/domain/search/index-entry.ts';
import { SiteIndex } from '../../src/adapters/search/site-index.ts';
import { facetValuesOf } from '../../src/domain/search/facet-values.ts';
import { SITES } from '../../src/domain/site.ts';
import { generateProducts } from '../../src/generator/generate.ts';
import { categoryRows } from '../../src/seed/category-rows.ts';
import { productDrafts } from '../../src/seed/product-drafts.ts';
import { readSeedCategories, readSeedProducts } from '../../src/seed/seed-files.ts';
import { documentOfDraft } from '../support/document-of-draft.ts';
import type { NamedCategory } from '../support/document-of-draft.ts';
import { isRight } from './judge.ts';
import type { Judged, JudgedQuery } from './judge.ts';

const GENERATED = 6_000;
const AT = new Date('2026-11-21T12:00:00Z');
const LEAST = 0.9;

const queriesOf = (file: string) =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as readonly JudgedQuery[];
const judgedQueries = queriesOf('./queries.json');
const holdout = queriesOf('./holdout.json');

/** The seed and a generated range, as the index of beaverbrooks holds them. */
const index = new SiteIndex();
const products = new Map<string, Judged>();

beforeAll(() => {
  const rows = SITES.flatMap((site) => categoryRows(site, readSeedCategories(site)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const categories = new Map<string, NamedCategory>(
    rows.map((row) => [
      `${row.site}/${row.key}`,
      { ...row, above: row.parentId === null ? null : (byId.get(row.parentId)?.name ?? null) },
    ]),
  );
  for (const draft of [...productDrafts(readSeedProducts(), [], []), ...generateProducts(GENERATED)]) {
    const document = documentOfDraft(draft, categories);
    if (!document.sites.includes('beaverbrooks')) continue;
    if (document.variants.every(({ status }) => status === 'archived')) continue;
    index.put(indexEntryOf(document, 'beaverbrooks'));
    products.set(document.id, {
      document,
      facets: facetValuesOf(document),
      categoryKeys: draft.categories.map(({ key }) => key),
    });
  }
});

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
async function scoreOf({ query, want }: JudgedQuery): Promise<Score> {
  const { productIds } = await embeddedSearch(() => index).find({
    ...{ site: 'beaverbrooks', at: AT, text: query, category: null, sort: 'relevance', pageIndex: 0 },
    ...{ pageSize: 24, selection: new Map(), excludedFacets: [] },
  });
  const found = productIds.map((id) => products.get(id)!);
  const all = [...products.values()].filter((product) => isRight(product, want)).length;
  const possible = Math.min(5, all);
  const right = found.slice(0, 5).filter((product) => isRight(product, want)).length;
  const first = found.findIndex((product) => isRight(product, want));
  return {
    query,
    precision: possible === 0 ? 0 : Math.min(1, right / possible),
    reciprocalRank: first === -1 ? 0 : 1 / (first + 1),
    ndcg:
      all === 0 ? 0 : gainOf(found.map((product) => isRight(product, want))) / gainOf(Array(all).fill(true)),
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

describe('relevance', () => {
  it('[RT-10] of the judged queries of the trade: precision at 5 and reciprocal rank are at least 0.9', async () => {
    expect(judgedQueries.length).toBeGreaterThanOrEqual(120);
    const scores = await Promise.all(judgedQueries.map(scoreOf));
    const worst = scores
      .filter(({ precision }) => precision < 1)
      .toSorted((a, b) => a.precision - b.precision);
    const precision = mean(scores.map((score) => score.precision));
    const reciprocalRank = mean(scores.map((score) => score.reciprocalRank));
    print(`${scores.length} judged queries`, scores);
    expect({ worst, isEnough: precision >= LEAST && reciprocalRank >= LEAST }).toMatchObject({
      isEnough: true,
    });
  });

  it('[RT-10] the 40 queries that search is not tuned on are printed apart', async () => {
    expect(holdout).toHaveLength(40);
    const known = new Set(judgedQueries.map(({ query }) => query.toLowerCase()));
    expect(holdout.filter(({ query }) => known.has(query))).toEqual([]);
    print('40 held out', await Promise.all(holdout.map(scoreOf)));
  });
});
