import { describe, expect, it } from '@jest/globals';
import type { FixedClock } from '@loupe/test-harness/clock';
import type pg from 'pg';
import type { CatalogueQuery, CatalogueSearch } from '../../src/use-cases/ports/catalogue-search.ts';

/** An adapter that keeps an index of its own, over the seed with everything in stock. */
export interface FollowingSearch {
  readonly search: CatalogueSearch;
  readonly pool: pg.Pool;
  readonly clock: FixedClock;
  /** Applies what was committed. @returns how many products were read */
  follow(): Promise<number>;
}

/** What every adapter with an index of its own promises: it is current after the next look. @param subject after `beforeAll` */
export function itFollowsTheTables(subject: () => FollowingSearch): void {
  const find = (asked: Partial<CatalogueQuery>) =>
    subject().search.find({
      site: 'beaverbrooks',
      at: subject().clock(),
      text: null,
      category: null,
      sort: 'relevance',
      pageIndex: 0,
      pageSize: 60,
      selection: new Map(),
      excludedFacets: [],
      ...asked,
    });
  const facetOf = async (code: string, facet: string) =>
    (await find({ text: code })).facets.find(({ key }) => key === facet)?.values.map((value) => value.code);
  const rangeOf = (code: string) => facetOf(code, 'price');
  const total = async (text: string) => (await find({ text })).total;
  const query = (text: string, values: readonly unknown[] = []) => subject().pool.query(text, [...values]);
  const setPrice = (code: string, pence: number) =>
    query(
      `UPDATE price SET minor_units = $2, was_minor_units = NULL WHERE valid_from IS NULL AND variant_id IN
       (SELECT v.id FROM variant v JOIN product p ON p.id = v.product_id WHERE p.code = $1)`,
      [code, pence],
    );
  const setStock = (code: string, level: string) =>
    query(
      `UPDATE stock_level SET level = $2 WHERE sku IN
       (SELECT v.sku FROM variant v JOIN product p ON p.id = v.product_id WHERE p.code = $1)`,
      [code, level],
    );

  describe('the index follows the tables', () => {
    it('[EN-19] a price written by any statement is in the index after the next look', async () => {
      await setPrice('0100040', 99_00);
      expect(await subject().follow()).toBe(1);
      expect(await rangeOf('0100040')).toEqual(['-10000']);
      expect(await subject().follow()).toBe(0);
    });

    it('[EN-19] a transaction that began earlier and committed later is not missed', async () => {
      const early = await subject().pool.connect();
      await early.query('BEGIN');
      await early.query(`UPDATE product SET name = 'Quokka pendant' WHERE code = '0100041'`);
      await setPrice('0100042', 150_00);
      await subject().follow();
      expect(await rangeOf('0100042')).toEqual(['10000-25000']);
      expect(await total('quokka')).toBe(0);
      await early.query('COMMIT');
      early.release();
      expect(await subject().follow()).toBe(1);
      expect(await total('quokka')).toBe(1);
    });

    it('[EN-19] a product that is archived, deleted or left by the site is gone', async () => {
      await query(`UPDATE product SET approval = 'archived' WHERE code = '0100043'`);
      await query(`DELETE FROM product WHERE code = '0100044'`);
      expect([await total('0100043'), await total('0100044')]).toEqual([1, 1]);
      await subject().follow();
      expect([await total('0100043'), await total('0100044')]).toEqual([0, 0]);
    });

    it('[EN-19] a product that is sold out is not available, and comes after all others by relevance', async () => {
      const before = await find({ text: 'diamond' });
      const { rows } = await query('SELECT code FROM product WHERE id = $1', [before.productIds[0]]);
      const [{ code }] = rows as [{ code: string }];
      await setStock(code, 'out');
      await subject().follow();
      const after = await find({ text: 'diamond', pageIndex: 1e6 });
      expect(after.productIds.at(-1)).toBe(before.productIds[0]);
      expect(await facetOf(code, 'availability')).toBeUndefined();
      await setStock(code, 'in');
      await subject().follow();
      expect((await find({ text: 'diamond' })).productIds).toEqual(before.productIds);
    });

    it('[EN-19] a scheduled price holds from its second to its last', async () => {
      const { clock } = subject();
      const at = (seconds: number) => new Date(clock().getTime() + seconds * 1000);
      await setPrice('0100040', 300_00);
      await query(
        `INSERT INTO price (variant_id, site, minor_units, valid_from, valid_until)
         SELECT v.id, 'beaverbrooks', 4900, $1, $2 FROM variant v JOIN product p ON p.master_sku = v.sku WHERE p.code = '0100040'`,
        [at(60), at(120)],
      );
      const ranges: unknown[] = [];
      for (const seconds of [0, 59, 1, 59, 1]) {
        clock.advance(seconds * 1000);
        await subject().follow();
        ranges.push(await rangeOf('0100040'));
      }
      const [normal, reduced] = [['25000-50000'], ['-10000']];
      expect(ranges).toEqual([normal, normal, reduced, reduced, normal]);
      expect(await subject().follow()).toBe(0);
    });
  });
}
