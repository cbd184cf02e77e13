import { describe, expect, it } from '@jest/globals';
import { assertionFor } from '@loupe/test-harness/assertion';
import { logMark, statementsBetween } from '@loupe/test-harness/statement-log';
import { startTestPostgres } from '@loupe/test-harness/postgres';
import type { Catalogue, GraphAnswer } from '../integration/support/catalogue.ts';

export interface AwaySearch {
  readonly catalogue: Catalogue;
  /** Takes the server of the engine away, and back. */
  takeAway(): Promise<void>;
  bringBack(): Promise<void>;
}

const PARTS = `products { key } facets { key } sorts { key } pagination { currentPage sort totalNumberOfResults } degraded`;
const LIST = `query L($key: String!, $page: Int!, $filters: [FacetFilter!]!) {
  collectionList(query: $key, pageSize: 10, pageIndex: $page, sortBy: price, filters: $filters) { ${PARTS} } }`;
const SEARCH = `{ facetedProductList(query: "diamond") { ${PARTS} } }`;
const TILES = `{ searchByProductKeys(input: { productKeys: ["0100042", "9999999", "0100040"] }) { key } }`;
const SUGGESTED = `{ recommendation(input: { productKeys: ["0100002"], limit: 4 }) { strategy products { key } } }`;

interface Listed {
  readonly collectionList: {
    readonly products: readonly { readonly key: string }[];
    readonly pagination: { readonly currentPage: number; readonly totalNumberOfResults: number };
    readonly degraded: string | null;
  };
}

/** What pages show while the server of an engine is away. @param subject over the seed, after `beforeAll` */
export function itAnswersFromTheTables(subject: () => AwaySearch): void {
  /** Without a look at the index, which would fail. */
  async function ask<Data>(query: string, variables: object = {}): Promise<GraphAnswer<Data>> {
    const { origin, clock } = subject().catalogue;
    const assertion = await assertionFor({ site: 'beaverbrooks' }, clock);
    const answer = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-loupe-assertion': assertion },
      body: JSON.stringify({ query, variables }),
    });
    return (await answer.json()) as GraphAnswer<Data>;
  }
  const list = (page: number, filters: readonly object[] = []) =>
    ask<Listed>(LIST, { key: 'rings', page, filters });
  async function statementsOf(work: () => Promise<unknown>): Promise<number> {
    const { logFile } = await startTestPostgres();
    const mark = await logMark(logFile);
    await work();
    const found = await statementsBetween(logFile, mark, undefined, subject().catalogue.database.name);
    return found.get('catalog-search')?.length ?? 0;
  }

  describe('while the server of the engine is away', () => {
    it('[QY-11] a listing is its category by rank, unfiltered, and says so; in two statements', async () => {
      const whole = (await list(0)).data.collectionList;
      expect(whole.degraded).toBeNull();
      const { rows } = await subject().catalogue.pool.query<{ code: string }>(
        `SELECT p.code FROM category c JOIN category up ON up.id = c.parent_id OR up.id = c.id
         JOIN product_category pc ON pc.category_id = c.id JOIN product p ON p.id = pc.product_id
         JOIN product_site ps ON ps.product_id = p.id AND ps.site = 'beaverbrooks'
         WHERE up.key = 'rings' AND up.site = 'beaverbrooks' AND p.approval = 'approved' AND NOT p.hide_on_site
         GROUP BY p.code ORDER BY min(pc.rank), p.code`,
      );
      await subject().takeAway();
      await list(0);
      expect(await statementsOf(() => list(1))).toBe(2);
      expect(await statementsOf(() => list(1))).toBe(1); // the products: who else asks for the page gets the same listing
      const listed: string[] = [];
      for (let page = 0; page * 10 < rows.length; page++) {
        const { data } = await list(page, [{ facet: 'metal', values: ['platinum'] }]);
        listed.push(...data.collectionList.products.map(({ key }) => key));
        expect(data.collectionList).toMatchObject({
          degraded: 'unfiltered',
          facets: [],
          sorts: [],
          pagination: {
            currentPage: page,
            sort: 'relevance',
            totalNumberOfResults: whole.pagination.totalNumberOfResults,
          },
        });
      }
      expect(listed).toEqual(rows.map(({ code }) => code));
      const beyond = (await list(1_000_000_000)).data.collectionList;
      expect(beyond.products.map(({ key }) => key)).toEqual(listed.slice(-beyond.products.length));
    });

    it('[QY-11] words are refused by type; tiles and what merchandisers related are answered', async () => {
      const { errors } = await ask(SEARCH);
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['SearchUnavailableError']);
      expect((await ask(TILES)).data).toEqual({
        searchByProductKeys: [{ key: '0100042' }, { key: '0100040' }],
      });
      const { data } = await ask<{ recommendation: { strategy: string; products: { key: string }[] }[] }>(
        SUGGESTED,
      );
      const [related] = data.recommendation;
      expect([related?.strategy, related?.products[0]?.key]).toEqual(['related', '0100094']);
    });

    it('[QY-11] everything is whole again when it is back', async () => {
      await subject().bringBack();
      expect((await list(0)).data.collectionList.degraded).toBeNull();
    });
  });
}
