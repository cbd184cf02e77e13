import { z } from 'zod';
import { listOf, parseFilter } from './filter.ts';
import type { Item } from './items.ts';
import { match, type Index } from './words.ts';

export const searchRequest = z.object({
  token: z.string(),
  query: z.string().max(400),
  options: z.object({
    offset: z.int().min(0),
    limit: z.int().min(1).max(200),
    sortBy: z.array(z.object({ attribute: z.string(), order: z.enum(['asc', 'desc']) })).default([]),
    facets: z.array(z.object({ id: z.string(), values: z.array(z.string()).default([]) })).default([]),
    filter: z.string().optional(),
  }),
});
type Options = z.infer<typeof searchRequest>['options'];

/** @throws FilterError */
export function search(
  { items, index }: { readonly items: readonly Item[]; readonly index: Index },
  { query, options }: z.infer<typeof searchRequest>,
) {
  const { scores, corrected } =
    query.trim() === '' ? { scores: null, corrected: null } : match(index, items, query);
  const filter = options.filter === undefined ? () => true : parseFilter(options.filter);
  const candidates = items.filter((item) => (scores === null || scores.has(item.id)) && filter(item));
  const found = candidates.filter((item) => options.facets.every((facet) => hasChosen(item, facet)));
  const ordered = found.toSorted(
    (one, other) =>
      byAttributes(options.sortBy, one, other) ||
      (scores?.get(other.id) ?? 0) - (scores?.get(one.id) ?? 0) ||
      (one.id < other.id ? -1 : 1),
  );
  return {
    items: ordered.slice(options.offset, options.offset + options.limit),
    count: found.length,
    facets: options.facets.map((facet) => counted(candidates, facet, options.facets)),
    corrected,
  };
}

const hasChosen = ({ product }: Item, { id, values }: Options['facets'][number]): boolean =>
  values.length === 0 || listOf(product[id]).some((value) => values.includes(String(value)));

/** Each value with the products that it has under the selection of the other facets. */
function counted(candidates: readonly Item[], facet: Options['facets'][number], all: Options['facets']) {
  const others = all.filter(({ id }) => id !== facet.id);
  const counts = new Map<string, number>(facet.values.map((value) => [value, 0]));
  for (const item of candidates)
    if (others.every((other) => hasChosen(item, other)))
      for (const value of listOf(item.product[facet.id]))
        counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
  return {
    id: facet.id,
    title: facet.id,
    attribute: facet.id,
    count: counts.size,
    values: [...counts]
      .map(([value, count]) => ({ value, count, selected: facet.values.includes(value) }))
      .toSorted((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1)),
  };
}

/** Items without the attribute come last in either order. */
function byAttributes(sorts: Options['sortBy'], one: Item, other: Item): number {
  for (const { attribute, order } of sorts) {
    const [left, right] = [one.product[attribute] ?? null, other.product[attribute] ?? null];
    if (left === right) continue;
    if (left === null || right === null) return left === null ? 1 : -1;
    return (left < right ? -1 : 1) * (order === 'asc' ? 1 : -1);
  }
  return 0;
}
