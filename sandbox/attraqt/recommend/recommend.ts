import { z } from 'zod';
import { listOf } from '../search/filter.ts';
import type { Item } from '../search/items.ts';
import type { Activity } from '../tracker/activity.ts';

export const recommendRequest = z.object({
  token: z.string(),
  products: z.array(z.string()).min(1).max(60),
  strategies: z.array(z.enum(['alternatives', 'bought-together', 'viewed-together'])).min(1),
  options: z.object({ limit: z.int().min(1).max(200) }),
});
type Request = z.infer<typeof recommendRequest>;
export type Strategy = Request['strategies'][number];

/** Visits in which two products must have been looked at: fewer may be one person's. */
const LEAST_VIEWS = 3;

/** The products of each visit with an action, as the tracker names them: by their codes. */
export type VisitsOf = (action: Activity['action']) => readonly ReadonlySet<string>[];

/** Ids of items for a strategy, the best first, without those asked about. */
export function recommend(
  { items, visitsOf }: { readonly items: readonly Item[]; readonly visitsOf: VisitsOf },
  { products, options: { limit } }: Pick<Request, 'products' | 'options'>,
  strategy: Strategy,
): string[] {
  const asked = items.filter(({ id }) => products.includes(id));
  const others = items.filter(({ id }) => !products.includes(id));
  const found =
    strategy === 'alternatives'
      ? alternatives(asked[0], others)
      : strategy === 'bought-together'
        ? together(asked, others, visitsOf('purchase'), 1)
        : together(asked, others, visitsOf('view'), LEAST_VIEWS);
  return found.slice(0, limit).map(({ id }) => id);
}

/** Items of its first category, those at the nearest price first. */
function alternatives(one: Item | undefined, others: readonly Item[]): Item[] {
  if (one === undefined) return [];
  const [category] = listOf(one.product['categories']);
  const alike = others.filter(({ product }) => listOf(product['categories']).includes(category ?? null));
  return alike.toSorted((left, right) => distance(one, left) - distance(one, right) || byId(left, right));
}

function distance({ product: one }: Item, { product: other }: Item): number {
  const [left, right] = [one['price'], other['price']];
  if (typeof left !== 'number' || typeof right !== 'number') return Number.MAX_VALUE;
  return Math.abs(Math.log((left + 1) / (right + 1)));
}

/** Items that were in `least` visits with one of those asked about, the most frequent first. */
function together(
  asked: readonly Item[],
  others: readonly Item[],
  visits: readonly ReadonlySet<string>[],
  least: number,
): Item[] {
  const codes = asked.map(codeOf);
  const shared = visits.filter((visit) => codes.some((code) => visit.has(code)));
  const times = (item: Item): number => shared.filter((visit) => visit.has(codeOf(item))).length;
  return others
    .map((item) => ({ item, times: times(item) }))
    .filter((each) => each.times >= least)
    .toSorted((left, right) => right.times - left.times || byId(left.item, right.item))
    .map(({ item }) => item);
}

const codeOf = ({ product }: Item): string => String(product['code']);
const byId = (left: Item, right: Item): number => (left.id < right.id ? -1 : 1);
