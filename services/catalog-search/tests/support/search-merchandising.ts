import { afterEach, describe, expect, it } from '@jest/globals';
import { NO_CURATION, queryKey } from '../../src/domain/search/curation.ts';
import type { Curation, PlacedProduct } from '../../src/domain/search/curation.ts';
import type pg from 'pg';
import type { CatalogueQuery, CatalogueSearch } from '../../src/use-cases/ports/catalogue-search.ts';

export interface MerchandisedSearch {
  readonly search: CatalogueSearch;
  readonly at: Date;
  readonly pool: pg.Pool;
  /** Applies what was committed. */
  follow(): Promise<number>;
  /** From now on these rules hold. */
  curate(curation: Curation): void;
}

/** What every adapter promises about the rules of `npm run catalog`. @param subject over the seed, after `beforeAll` */
export function itPlacesProducts(subject: () => MerchandisedSearch): void {
  const find = async (text: string, asked: Partial<CatalogueQuery> = {}) =>
    subject().search.find({
      site: 'beaverbrooks',
      at: subject().at,
      text,
      category: null,
      sort: 'relevance',
      pageIndex: 0,
      pageSize: 12,
      selection: new Map(),
      excludedFacets: [],
      ...asked,
    });
  const ids = async (asked: Partial<CatalogueQuery> = {}) => [...(await find('diamond', asked)).productIds];
  const rule = (
    productId: string,
    name: PlacedProduct['rule'],
    position: number | null = null,
  ): PlacedProduct => ({
    productId,
    rule: name,
    position,
    validFrom: null,
    validUntil: null,
  });
  const place = (...rules: readonly PlacedProduct[]) =>
    subject().curate({ ...NO_CURATION, queries: new Map([[queryKey('diamonds'), rules]]) });

  describe('rules of merchandisers', () => {
    afterEach(() => subject().curate(NO_CURATION));

    it('a pin holds its position on every page size; the others keep their order, each once', async () => {
      const before = await ids({ pageSize: 60 });
      place(rule(before[20]!, 'pin', 2), rule(before[30]!, 'pin', 14), rule(before[1]!, 'pin', 2));
      const after = await ids({ pageSize: 60 });
      expect(after[13]).toBe(before[30]);
      expect(after.slice(1, 3)).toEqual([before[20], before[1]]);
      const pinned = new Set([before[20], before[30], before[1]]);
      const unpinned = (list: readonly string[]) => list.filter((id) => !pinned.has(id));
      expect(unpinned(after)).toEqual(unpinned(before));
      const paged: string[] = [];
      for (const pageIndex of [0, 1, 2, 3]) paged.push(...(await ids({ pageIndex })));
      expect(paged).toEqual(after.slice(0, 48));
      expect((await find('diamond')).total).toBe((await find('diamond', { pageSize: 60 })).total);
    });

    it('rules hold in the shop’s own order only, and not for what the filters leave out', async () => {
      const [first = '', second = ''] = await ids({ sort: 'price-asc' });
      const last = (await ids({ sort: 'price-desc' }))[0]!;
      place(rule(second, 'pin', 1), rule(last, 'pin', 1));
      expect((await ids({ sort: 'price-asc' })).slice(0, 2)).toEqual([first, second]);
      const cheap = await ids({ selection: new Map([['price', new Set(['-100000'])]]) });
      expect(cheap[0]).toBe(second);
      expect(cheap).not.toContain(last);
    });

    it('boosted products are first in the order given, a buried one is last', async () => {
      const before = await ids({ pageSize: 60 });
      place(rule(before[9]!, 'boost'), rule(before[0]!, 'bury'), rule(before[5]!, 'boost'));
      const after = await ids({ pageSize: 60 });
      expect(after.slice(0, 3)).toEqual([before[9], before[5], before[1]]);
      expect((await ids({ pageIndex: 1e6 })).at(-1)).toBe(before[0]);
    });

    it('what is sold out stays behind the others: a boost is the first of it, a pin holds nothing', async () => {
      const before = await ids({ pageSize: 60 });
      const [boosted, pinned] = [before[3]!, before[4]!];
      const setStock = async (level: string) => {
        await subject().pool.query(
          'UPDATE stock_level SET level = $2 WHERE sku IN (SELECT sku FROM variant WHERE product_id = ANY ($1))',
          [[boosted, pinned, before[0]], level],
        );
        await subject().follow();
      };
      await setStock('out');
      place(
        rule(pinned, 'pin', 1),
        rule(boosted, 'boost'),
        rule(before[1]!, 'bury'),
        rule(before[2]!, 'pin', 3),
      );
      const { total } = await find('diamond');
      const paged: string[] = [];
      for (let pageIndex = 0; pageIndex * 7 < total; pageIndex++)
        paged.push(...(await ids({ pageIndex, pageSize: 7 })));
      await setStock('in');
      expect(new Set(paged).size).toBe(total);
      expect(paged[2]).toBe(before[2]);
      expect(paged.slice(-4, -2)).toEqual([before[1], boosted]);
      expect(new Set(paged.slice(-2))).toEqual(new Set([pinned, before[0]]));
    });

    it('a rule holds from its beginning until its end', async () => {
      const before = await ids();
      const { at } = subject();
      const window = { validFrom: new Date(at.getTime() + 1000), validUntil: new Date(at.getTime() + 2000) };
      place({ ...rule(before[7]!, 'boost'), ...window });
      const firsts: (string | undefined)[] = [];
      for (const ms of [0, 999, 1000, 1999, 2000]) {
        firsts.push((await ids({ at: new Date(at.getTime() + ms) }))[0]);
      }
      expect(firsts).toEqual([before[0], before[0], before[7], before[7], before[0]]);
    });

    it('[RT-10] an authored synonym finds what the other word finds', async () => {
      expect((await find('zibeline')).total).toBe(0);
      subject().curate({ ...NO_CURATION, synonyms: new Map([['zibeline', ['sapphire']]]) });
      const wanted = await find('sapphire rings');
      expect(await find('zibelines rings')).toMatchObject({
        productIds: wanted.productIds,
        total: wanted.total,
      });
    });
  });
}
