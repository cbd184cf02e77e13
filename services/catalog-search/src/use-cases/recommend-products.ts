import { isDealerPiece } from '../domain/product/dealer.ts';
import { isActive } from '../domain/product/web-product-status.ts';
import { masterPrice, shownStatus } from '../domain/product/product.ts';
import type { Product } from '../domain/product/product.ts';
import type { Site } from '../domain/site.ts';
import type { CatalogueSearch } from './ports/catalogue-search.ts';
import { SearchUnavailableError } from './ports/search-unavailable-error.ts';

export const STRATEGIES = ['related', 'alsoViewed', 'alsoBought', 'completeTheSet'] as const;
export type Strategy = (typeof STRATEGIES)[number];

export interface Recommendation {
  readonly strategy: Strategy;
  readonly products: readonly Product[];
}

export interface RecommendPorts {
  readonly site: Site;
  readonly now: Date;
  readonly search: Pick<CatalogueSearch, 'find'>;
  /** Each null where the site does not list it. */
  readonly byCode: (code: string) => Promise<Product | null>;
  readonly byId: (id: string) => Promise<Product | null>;
  readonly together: (
    site: Site,
    ids: readonly string[],
    most: number,
  ) => Promise<{ readonly bought: readonly string[]; readonly viewed: readonly string[] }>;
  /** Key of a category, and its id with those below it. */
  readonly category: (id: string) => { readonly key: string; readonly ids: readonly string[] } | null;
}

/** Some of what is found is sold out, or is one of the products asked about. */
const SPARE = 12;

/**
 * What else to look at, for one product or for those of a bag. Pairs of products that were looked at or ordered together come from
 * counts; a shop without counts answers only what merchandisers related, then what is alike: the same category at a similar price.
 * A dealer's piece is never shown beside the shop's own, nor they beside it. Sold-out products and those asked about are left out, and so are lists without products.
 */
export async function recommendProducts(
  ports: RecommendPorts,
  asked: readonly Product[],
  { strategies, limit }: { readonly strategies: ReadonlySet<Strategy>; readonly limit: number },
): Promise<Recommendation[]> {
  if (asked.length === 0) return [];
  const wants = (...names: Strategy[]) => names.some((name) => strategies.has(name));
  const ids = asked.map(({ id }) => id);
  const [related, set, alike, together] = await Promise.all([
    wants('related') ? loaded(byTurns(asked.map(({ relatedCodes }) => relatedCodes)), ports.byCode) : [],
    wants('completeTheSet') ? loaded(byTurns(asked.map(({ setCodes }) => setCodes)), ports.byCode) : [],
    wants('related') ? alikeIds(ports, asked[0]!, limit + SPARE) : [],
    wants('alsoViewed', 'alsoBought')
      ? ports.together(ports.site, ids, limit + SPARE)
      : { bought: [], viewed: [] },
  ]);
  const [similar, bought, viewed] = await Promise.all(
    [alike, together.bought, together.viewed].map((found) => loaded(found, ports.byId)),
  );
  const lists: Record<Strategy, readonly Product[]> = {
    related: [...related, ...similar!],
    alsoViewed: viewed!,
    alsoBought: bought!,
    completeTheSet: set,
  };
  return STRATEGIES.filter((strategy) => strategies.has(strategy))
    .map((strategy) => ({ strategy, products: shown(lists[strategy], asked).slice(0, limit) }))
    .filter(({ products }) => products.length > 0);
}

/** By turns, so that every product of a bag is represented. */
function byTurns(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((codes) => codes[at] ?? [])).flat();
}

async function loaded(
  keys: readonly string[],
  load: (key: string) => Promise<Product | null>,
): Promise<Product[]> {
  const found = await Promise.all([...new Set(keys)].map(load));
  return found.filter((product) => product !== null);
}

/** Ids of products of its category that cost between half and twice as much, then of any. */
async function alikeIds({ search, site, now, category }: RecommendPorts, product: Product, most: number) {
  const [primary] = product.categoryIds;
  const place = primary === undefined ? null : category(primary);
  if (place === null) return [];
  const price = masterPrice(product, now)?.minorUnits ?? null;
  const find = async (range: string | null) => {
    const selection = new Map(range === null ? [] : [['price' as const, new Set([range])]]);
    const { productIds } = await search
      .find({
        ...{ site, at: now, text: null, category: place, selection, excludedFacets: [] },
        ...{ sort: 'relevance', pageIndex: 0, pageSize: most },
      })
      .catch(nothingAlike);
    return productIds;
  };
  const near = price === null ? [] : await find(`${Math.round(price / 2)}-${price * 2}`);
  return near.length >= most ? near : [...near, ...(await find(null))];
}

/** Without its search server a shop still recommends what merchandisers related. */
function nothingAlike(error: unknown): { readonly productIds: readonly string[] } {
  if (error instanceof SearchUnavailableError) return { productIds: [] };
  throw error;
}

function shown(products: readonly Product[], asked: readonly Product[]): Product[] {
  const left = new Set(asked.map(({ id }) => id));
  const isDealers = asked.some(({ productType }) => isDealerPiece(productType));
  return products.filter((product) => {
    if (
      left.has(product.id) ||
      !isActive(shownStatus(product)) ||
      isDealerPiece(product.productType) !== isDealers
    )
      return false;
    left.add(product.id);
    return true;
  });
}
