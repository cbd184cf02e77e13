import { FACET_KEYS } from '../../domain/search/facet.ts';
import type { FacetCounts } from '../../domain/search/facet-panel.ts';
import { PRICE_BUCKETS } from '../../domain/search/price-range.ts';
import type { FacetNames } from './facet-names.ts';
import type { Found } from './found.ts';
import { attributeOf } from './search-body.ts';

const PANEL_ONLY = new Set(['price', 'offer', 'availability']);

/** @param unpriced the same without the chosen prices, which their own counts leave out */
export const facetCounts = (asked: Found, unpriced: Found, names: FacetNames): FacetCounts => ({
  total: asked.metadata.count,
  values: FACET_KEYS.filter((key) => !PANEL_ONLY.has(key)).flatMap((key) =>
    valuesOf(asked, attributeOf(key)).map(({ value: code, count }) => ({
      key,
      code,
      count,
      name: names.nameOf(key, code),
    })),
  ),
  buckets: PRICE_BUCKETS.map(({ code }) => countOf(unpriced, attributeOf('price'), code)),
  sale: countOf(asked, 'offer', 'sale'),
  newIn: countOf(asked, 'offer', 'new'),
  inStock: countOf(asked, 'availability', 'in-stock'),
});

const valuesOf = ({ metadata }: Found, id: string) =>
  metadata.facets.find((facet) => facet.id === id)?.values ?? [];

/** How many products of an answer have a value of a facet. */
export const countOf = (found: Found, id: string, value: string): number =>
  valuesOf(found, id).find((each) => each.value === value)?.count ?? 0;
