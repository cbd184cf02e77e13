import type { Tx } from '@loupe/database/tx';
import type { Site } from '@loupe/contracts/sites';
import type { Brand } from '../../domain/brand/brand.ts';
import type { PlacedProduct } from '../../domain/search/curation.ts';
import { sql } from './gen/statements.ts';

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
const UNPLACE = sql(
  'unplace-product',
  `
  DELETE FROM merchandise_rule USING product p
  WHERE product_id = p.id AND p.code = $4 AND site = $1 AND place_type = $2 AND place = $3
  RETURNING product_id AS "productId"`,
);
const ADD_SYNONYM = sql(
  'add-synonym',
  `
  INSERT INTO search_synonym (site, word, means) VALUES ($1, $2, $3)
  ON CONFLICT (site, word, means) DO UPDATE SET means = excluded.means RETURNING word`,
);
const REMOVE_SYNONYM = sql(
  'remove-synonym',
  'DELETE FROM search_synonym WHERE site = $1 AND word = $2 AND means = $3 RETURNING word',
);
const SET_REDIRECT = sql(
  'set-redirect',
  `
  INSERT INTO search_redirect (site, words, url) VALUES ($1, $2, $3)
  ON CONFLICT (site, words) DO UPDATE SET url = excluded.url RETURNING words`,
);
const REMOVE_REDIRECT = sql(
  'remove-redirect',
  'DELETE FROM search_redirect WHERE site = $1 AND words = $2 RETURNING words',
);

export interface Place {
  readonly site: Site;
  readonly placeType: 'category' | 'query';
  /** Key of the category, or `queryKey` of the words. */
  readonly place: string;
}

const isDone = (rows: readonly object[]): boolean => rows.length > 0;

/** What merchandisers write. Each change answers false when there was nothing to change. */
export const curationRepository = (tx: Tx) => ({
  async revision(): Promise<bigint> {
    return (await tx.query(REVISION))[0]?.revision ?? 0n;
  },

  read: () => tx.query(CURATION),

  async place({ site, placeType, place }: Place, code: string, given: Omit<PlacedProduct, 'productId'>) {
    const { rule, position, validFrom, validUntil } = given;
    return isDone(
      await tx.query(PLACE, [site, placeType, place, code, rule, position, validFrom, validUntil]),
    );
  },

  unplace: async ({ site, placeType, place }: Place, code: string) =>
    isDone(await tx.query(UNPLACE, [site, placeType, place, code])),

  addSynonym: async (site: Site, word: string, means: string) =>
    isDone(await tx.query(ADD_SYNONYM, [site, word, means])),

  removeSynonym: async (site: Site, word: string, means: string) =>
    isDone(await tx.query(REMOVE_SYNONYM, [site, word, means])),

  setRedirect: async (site: Site, words: string, url: string) =>
    isDone(await tx.query(SET_REDIRECT, [site, words, url])),

  removeRedirect: async (site: Site, words: string) => isDone(await tx.query(REMOVE_REDIRECT, [site, words])),
});

export type CurationRepository = ReturnType<typeof curationRepository>;
