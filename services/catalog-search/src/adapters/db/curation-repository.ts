import type { Tx } from '@loupe/database/tx';
import type { Site } from '@loupe/contracts/sites';
import type { Brand } from '../../domain/brand/brand.ts';
import type { PlacedProduct } from '../../domain/search/curation.ts';
import { sql } from './gen/statements.ts';
import { prismaOn } from './prisma-client.ts';

const REVISION = sql('curation-revision', 'SELECT revision FROM curation_revision');

/** One statement is one snapshot: the revision is that of what is read. */
const CURATION = sql(
  'curation',
  `
  SELECT r.revision,
    (SELECT coalesce(json_agg(json_build_object(
        'site', site, 'placeType', place_type, 'place', place, 'productId', product_id, 'rule', rule,
        'position', position, 'validFrom', valid_from, 'validUntil', valid_until)), '[]') FROM merchandise_rule) AS rules,
    (SELECT coalesce(json_agg(json_build_object('site', site, 'word', word, 'means', means)), '[]')
      FROM search_synonym) AS synonyms,
    (SELECT coalesce(json_agg(json_build_object('site', site, 'words', words, 'url', url)), '[]')
      FROM search_redirect) AS redirects,
    (SELECT coalesce(json_agg(json_build_object(
        'site', site, 'key', key, 'name', name, 'watchId', watch_id, 'jewelleryId', jewellery_id,
        'introduction', introduction, 'isListed', is_listed)), '[]') FROM brand) AS brands
  FROM curation_revision r`,
).refine<{
  rules: (Omit<PlacedProduct, 'validFrom' | 'validUntil'> & {
    site: Site;
    placeType: 'category' | 'query';
    place: string;
    validFrom: string | null;
    validUntil: string | null;
  })[];
  synonyms: { site: Site; word: string; means: string }[];
  redirects: { site: Site; words: string; url: string }[];
  brands: Brand[];
}>();

const PLACE = sql(
  'place-product',
  `
  INSERT INTO merchandise_rule (site, place_type, place, product_id, rule, position, valid_from, valid_until)
  SELECT $1, $2, $3, p.id, $5, $6::int, $7::timestamptz, $8::timestamptz FROM product p WHERE p.code = $4
  ON CONFLICT (site, place_type, place, product_id) DO UPDATE SET
    rule = excluded.rule, position = excluded.position, valid_from = excluded.valid_from, valid_until = excluded.valid_until
  RETURNING product_id AS "productId"`,
);

export interface Place {
  readonly site: Site;
  readonly placeType: 'category' | 'query';
  /** Key of the category, or `queryKey` of the words. */
  readonly place: string;
}

/** What merchandisers write. What takes something away answers false when there was nothing to take. */
export const curationRepository = (tx: Tx) => {
  const wasRemoved = async (removing: PromiseLike<{ readonly count: number }>): Promise<boolean> =>
    (await removing).count > 0;
  return {
    async revision(): Promise<bigint> {
      return (await tx.query(REVISION))[0]?.revision ?? 0n;
    },

    read: () => tx.query(CURATION),

    /** @returns false for a product that does not exist */
    async place({ site, placeType, place }: Place, code: string, given: Omit<PlacedProduct, 'productId'>) {
      const { rule, position, validFrom, validUntil } = given;
      const values = [site, placeType, place, code, rule, position, validFrom, validUntil] as const;
      return (await tx.query(PLACE, [...values])).length > 0;
    },

    unplace: ({ site, placeType, place }: Place, code: string) =>
      wasRemoved(
        prismaOn(tx).merchandiseRule.deleteMany({ where: { site, placeType, place, product: { code } } }),
      ),

    async addSynonym(site: Site, word: string, means: string): Promise<void> {
      await prismaOn(tx).searchSynonym.createMany({ data: { site, word, means }, skipDuplicates: true });
    },

    removeSynonym: (site: Site, word: string, means: string) =>
      wasRemoved(prismaOn(tx).searchSynonym.deleteMany({ where: { site, word, means } })),

    async setRedirect(site: Site, words: string, url: string): Promise<void> {
      const where = { site_words: { site, words } };
      await prismaOn(tx).searchRedirect.upsert({ where, create: { site, words, url }, update: { url } });
    },

    removeRedirect: (site: Site, words: string) =>
      wasRemoved(prismaOn(tx).searchRedirect.deleteMany({ where: { site, words } })),
  };
};

export type CurationRepository = ReturnType<typeof curationRepository>;
