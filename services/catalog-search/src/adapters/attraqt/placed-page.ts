import type { PageRequest } from '../../domain/listing/paging.ts';
import type { PlacedProduct } from '../../domain/search/curation.ts';
import { pageWithPins, spread } from '../../domain/search/pinned-page.ts';

/** What the vendor found, as far as the rules of merchandisers need it. */
export interface RuledHits {
  /** Products with a rule that are among the hits, in the vendor's order. */
  readonly ruled: readonly { readonly id: string; readonly isSoldOut: boolean }[];
  readonly total: number;
  /** Hits that are not sold out: they come first. */
  readonly inStock: number;
}

/** The id of a product with a rule, or the place of another among those without, from 0. */
type Place = string | number;

export interface PlacedPage {
  readonly places: readonly Place[];
  /** Ids that are not among the products without a rule. */
  readonly apart: readonly string[];
}

/**
 * A page with the rules laid over the vendor's order, as every adapter lays them: pins in their positions; then boosted products in the order
 * given, the others, buried ones; then the same of what is sold out, where a pin holds nothing.
 */
export function placedPage(
  rules: readonly PlacedProduct[],
  { ruled, total, inStock }: RuledHits,
  request: PageRequest,
): PlacedPage {
  const wanted = new Map(
    rules.flatMap(({ productId, position }) => (position === null ? [] : [[productId, position - 1]])),
  );
  const available = ruled.filter(({ isSoldOut }) => !isSoldOut).map(({ id }) => id);
  const gone = ruled.filter(({ isSoldOut }) => isSoldOut).map(({ id }) => id);
  const pins = spread(available, wanted, total);
  const byRule = (rule: PlacedProduct['rule'], among: readonly string[]) =>
    rules
      .filter((each) => each.rule === rule && among.includes(each.productId))
      .map((each) => each.productId);
  const moved = [available, gone].map((among) => {
    const buried = new Set(byRule('bury', among));
    return { first: byRule('boost', among), last: among.filter((id) => buried.has(id)) };
  });
  const apart = [...pins.values(), ...moved.flatMap(({ first, last }) => [...first, ...last])];
  const apartInStock = apart.filter((id) => available.includes(id)).length;
  const counts = [inStock - apartInStock, total - inStock - (apart.length - apartInStock)];
  const inOrder = moved.flatMap(({ first, last }, half) => [
    first,
    { from: half === 0 ? 0 : counts[0]!, count: counts[half]! },
    last,
  ]);
  const places = pageWithPins<Place>({ pins, others: total - pins.size }, request, (from, to) =>
    Array.from({ length: to - from }, (_, at) => placeAt(inOrder, from + at)),
  );
  return { places, apart };
}

type Part = readonly string[] | { readonly from: number; readonly count: number };

function placeAt(parts: readonly Part[], place: number): Place {
  let left = place;
  for (const part of parts) {
    const length = 'count' in part ? part.count : part.length;
    if (left < length) return 'count' in part ? part.from + left : part[left]!;
    left -= length;
  }
  throw new RangeError(`There are fewer than ${place + 1} hits.`);
}
