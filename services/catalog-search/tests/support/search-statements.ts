import { describe, expect, it } from '@jest/globals';
import { assertionFor } from '@loupe/test-harness/assertion';
import { startTestPostgres } from '@loupe/test-harness/postgres';
import { logMark, statementsBetween } from '@loupe/test-harness/statement-log';
import type { Catalogue } from '../integration/support/catalogue.ts';

const PARTS = 'products { key prices { price { value } } } facets { key values { code count } }';
const LISTING = `{ collectionList(query: "rings", pageSize: 24) { ${PARTS} } }`;
const SEARCH = `{ facetedProductList(query: "gold earrings", pageSize: 24) { ${PARTS} } }`;
const CLIENTS = 64;
/** Statements of listings in flight at once. */
const MOST_AT_ONCE = 3;

/** What every engine costs in Postgres: its hits are read as those of any other are. @param subject over the seed, after `beforeAll` */
export function itReadsProductsOnce(subject: () => Catalogue): void {
  /** Statements are counted as they are sent: on a machine that is too slow for their time-out there are as many. */
  async function ask(query: string): Promise<void> {
    const { origin, clock } = subject();
    const assertion = await assertionFor({ site: 'beaverbrooks' }, clock);
    const { status } = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-loupe-assertion': assertion },
      body: JSON.stringify({ query }),
    });
    expect(status).toBe(200);
  }
  async function statementsOf(work: () => Promise<unknown>): Promise<number> {
    const { logFile } = await startTestPostgres();
    const mark = await logMark(logFile);
    await work();
    const found = await statementsBetween(logFile, mark, undefined, subject().database.name);
    return found.get('catalog-search')?.length ?? 0;
  }

  describe('statements of an engine, counted from Postgres’s log', () => {
    it('[EN-15] a listing and a search take one each', async () => {
      for (const document of [LISTING, SEARCH]) {
        await ask(document);
        expect(await statementsOf(() => ask(document))).toBe(1);
      }
    });

    it(`[EN-15] ${CLIENTS} at once take no more, on ${MOST_AT_ONCE} connections`, async () => {
      const crowd = () => Promise.all(Array.from({ length: CLIENTS }, () => ask(LISTING)));
      const statements = await statementsOf(crowd);
      expect(statements).toBeGreaterThan(0);
      expect(statements).toBeLessThanOrEqual(CLIENTS);
      const { rows } = await subject().pool.query(
        `SELECT count(*)::int AS opened FROM pg_stat_activity WHERE application_name = 'catalog-search' AND datname = $1`,
        [subject().database.name],
      );
      expect((rows as { opened: number }[])[0]!.opened).toBeLessThanOrEqual(MOST_AT_ONCE);
    });
  });
}
