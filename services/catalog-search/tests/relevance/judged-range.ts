import { SITES } from '@loupe/contracts/sites';
import { isDealerPiece } from '../../src/domain/product/dealer.ts';
import { facetValuesOf } from '../../src/domain/search/facet-values.ts';
import { generateProducts } from '../../src/generator/generate.ts';
import { categoryRows } from '../../src/seed/category-rows.ts';
import { productDrafts } from '../../src/seed/product-drafts.ts';
import { readSeedCategories, readSeedProducts } from '../../src/seed/seed-files.ts';
import { documentOfDraft } from '../support/document-of-draft.ts';
import type { NamedCategory } from '../support/document-of-draft.ts';
import type { Judged } from './judge.ts';

const GENERATED = 6_000;

/** The seed and a generated range of beaverbrooks, by id, without a dealer's pieces: no search lists them (RT-22). */
export function judgedRange(): Map<string, Judged> {
  const products = new Map<string, Judged>();
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
    if (isDealerPiece(document.productType)) continue;
    products.set(document.id, {
      document,
      facets: facetValuesOf(document),
      categoryKeys: draft.categories.map(({ key }) => key),
    });
  }
  return products;
}
