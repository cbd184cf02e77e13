import { describe, expect, it } from '@jest/globals';
import type { CategoryTree } from '../../src/domain/category/category-tree.ts';
import type { CatalogueSearch } from '../../src/use-cases/ports/catalogue-search.ts';
import type { Recommender } from '../../src/use-cases/ports/recommender.ts';

export interface RecommenderUnderTest {
  readonly search: CatalogueSearch;
  readonly recommender: Recommender;
  readonly categories: CategoryTree;
  readonly at: Date;
  idOf(code: string): string;
  /** What the engine recommends from: a visit in which products were looked at, and an order of them. */
  view(codes: readonly [string, string]): Promise<void>;
  buy(codes: readonly [string, string]): Promise<void>;
}

/** What every adapter of Recommender promises. @param subject over the seed, after `beforeAll` */
export function itRecommends(subject: () => RecommenderUnderTest): void {
  const idsOf = (...codes: string[]) => codes.map((code) => subject().idOf(code));
  const together = async (codes: readonly string[], most = 10) =>
    subject().recommender.together({ site: 'beaverbrooks', productIds: idsOf(...codes), most });
  const engagementRings = () => {
    const { categories } = subject();
    const category = categories.byKey('engagement-rings')!;
    return { key: category.key, ids: categories.withDescendants(category).map(({ id }) => id) };
  };
  const inEngagementRings = async () => {
    const { productIds } = await subject().search.find({
      site: 'beaverbrooks',
      at: subject().at,
      text: null,
      category: engagementRings(),
      sort: 'relevance',
      pageIndex: 0,
      pageSize: 60,
      selection: new Map(),
      excludedFacets: [],
    });
    return productIds;
  };

  describe('recommendations of an engine', () => {
    it('[QY-09] what is alike is of the same kind, each once and no more than asked for', async () => {
      const rings = await inEngagementRings();
      const found = await subject().recommender.alike({
        site: 'beaverbrooks',
        at: subject().at,
        productId: rings[0]!,
        category: engagementRings(),
        price: 300_000,
        most: 5,
      });
      expect(found).toHaveLength(5);
      expect(new Set(found).size).toBe(5);
      expect(rings).toEqual(expect.arrayContaining([...found]));
    });

    it('[QY-09] what was bought together comes by how often, without the products asked about', async () => {
      const { buy } = subject();
      await buy(['0100001', '0100007']);
      await buy(['0100001', '0100102']);
      await buy(['0100102', '0100001']);
      expect((await together(['0100001'])).bought).toEqual(idsOf('0100102', '0100007'));
      expect((await together(['0100001'], 1)).bought).toEqual(idsOf('0100102'));
      expect((await together(['0100001', '0100102'])).bought).toEqual(idsOf('0100007'));
      expect((await together(['0100030'])).bought).toEqual([]);
    });

    it('[QY-09] what was looked at together is shown from the third time on', async () => {
      const { view } = subject();
      await view(['0100080', '0100083']);
      await view(['0100083', '0100080']);
      expect((await together(['0100080'])).viewed).toEqual([]);
      await view(['0100080', '0100083']);
      expect((await together(['0100080'])).viewed).toEqual(idsOf('0100083'));
    });

    it('[QY-09] nothing is known of a product that nobody has', async () => {
      const productIds = ['0190a000-0000-7000-8000-000000000000'];
      const found = await subject().recommender.together({ site: 'beaverbrooks', productIds, most: 5 });
      expect(found).toEqual({ bought: [], viewed: [] });
    });
  });
}
