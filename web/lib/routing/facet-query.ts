/** Facets in the canonical order of addresses; an address ignores any other (RT-24). */
export const FACET_KEYS = [
  ...['type', 'price', 'metal', 'purity', 'stone', 'cut', 'brand', 'size', 'for'],
  ...['movement', 'case', 'dial', 'offer', 'availability'],
] as const;

export type FacetFilter = { facet: string; values: string[] };

/** More than a visitor chooses; the rest of a longer selection is ignored, so that the number of pages stays bounded. */
const MOST_VALUES = 20;
const VALUE = /^[a-z0-9-]{1,60}$/;

/**
 * The selection of the `q` parameter, such as `metal.platinum.rose-gold_stone.diamond`, in canonical order: equal selections are one
 * page, whatever their order in the address.
 */
export function readFacets(q: string): FacetFilter[] {
  const chosen = new Map<string, Set<string>>();
  for (const part of q.slice(0, 2_000).split('_')) {
    const [facet = '', ...values] = part.split('.');
    const known = chosen.get(facet) ?? [];
    chosen.set(facet, new Set([...known, ...values.filter((value) => VALUE.test(value))]));
  }
  let left = MOST_VALUES;
  return FACET_KEYS.flatMap((facet) => {
    const values = [...(chosen.get(facet) ?? [])].sort().slice(0, left);
    left -= values.length;
    return values.length === 0 ? [] : [{ facet, values }];
  });
}

/** The canonical text of a selection; empty for none. */
export function writeFacets(filters: readonly FacetFilter[]): string {
  return filters.map(({ facet, values }) => [facet, ...values].join('.')).join('_');
}

/** The selection with a value added, or without it if it is there. */
export function withToggled(facets: string, facet: string, value: string): string {
  const filters = readFacets(facets);
  const isChosen = filters.some((filter) => filter.facet === facet && filter.values.includes(value));
  if (!isChosen) return writeFacets(readFacets(`${facets}_${facet}.${value}`));
  return writeFacets(
    filters
      .map((filter) =>
        filter.facet === facet ? { facet, values: filter.values.filter((other) => other !== value) } : filter,
      )
      .filter(({ values }) => values.length > 0),
  );
}
