import type { Site } from '@loupe/contracts/sites';
import type { ProductDraft } from '../../src/domain/product/product-draft.ts';
import type { SearchDocument } from '../../src/domain/search/search-document.ts';

export interface NamedCategory {
  readonly id: string;
  readonly site: Site;
  readonly key: string;
  readonly name: string;
  readonly above: string | null;
}

/** A saved product as the index reads it from the tables, everything in stock. */
export function documentOfDraft(
  draft: ProductDraft,
  categories: ReadonlyMap<string, NamedCategory>,
): SearchDocument {
  return {
    ...draft,
    launchedOn: Math.floor(Date.parse(draft.launchedOn) / 86_400_000),
    sites: draft.sites.map(({ site }) => site),
    variants: draft.variants.map(({ sku, ringSizeHalfMm, webProductStatus, prices }) => ({
      sku,
      ringSizeHalfMm,
      status: webProductStatus,
      stock: 'in' as const,
      prices: draft.priceUponEnquiry ? [] : prices,
    })),
    specifications: draft.specifications.map(({ groupName, name, value }) => ({
      group: groupName,
      name,
      value,
    })),
    categories: draft.categories.flatMap(({ site, key, rank }) => {
      const category = categories.get(`${site}/${key}`);
      return category ? [{ id: category.id, site, name: category.name, above: category.above, rank }] : [];
    }),
  };
}
