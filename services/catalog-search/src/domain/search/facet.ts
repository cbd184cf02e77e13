/** The facets of a listing in the order in which pages show them, with their names. */
export const FACETS = {
  type: 'Type',
  price: 'Price',
  metal: 'Metal',
  purity: 'Purity',
  stone: 'Stone',
  cut: 'Cut',
  brand: 'Brand',
  size: 'Ring size in stock',
  for: 'For',
  movement: 'Movement',
  case: 'Case size',
  dial: 'Dial',
  offer: 'Offers',
  availability: 'Availability',
} as const;

export type FacetKey = keyof typeof FACETS;
export const FACET_KEYS = Object.keys(FACETS) as readonly FacetKey[];

export function isFacetKey(key: string): key is FacetKey {
  return Object.hasOwn(FACETS, key);
}

/** A value of a facet: its code in addresses and filters, and its name on the page. */
export interface FacetValue {
  readonly code: string;
  readonly name: string;
}

/** The chosen values of each facet: a product matches one of each. */
export type FacetSelection = ReadonlyMap<FacetKey, ReadonlySet<string>>;

/** A shopper may choose as many values as a panel shows; more are not a choice. */
const MOST_VALUES = 100;

/**
 * The selection of a filter list. Unknown facets are left out (RT-24), and so are values beyond the limit; a value that no product
 * has stays, and matches nothing.
 */
export function selectionOf(
  filters: readonly { readonly facet: string; readonly values: readonly string[] }[],
): FacetSelection {
  const selection = new Map<FacetKey, Set<string>>();
  let left = MOST_VALUES;
  for (const { facet, values } of filters) {
    if (!isFacetKey(facet)) continue;
    for (const value of values) {
      if (left-- <= 0) return selection;
      const chosen = selection.get(facet) ?? new Set();
      selection.set(facet, chosen.add(value));
    }
  }
  return selection;
}
