import type { Site } from '@loupe/contracts/sites';
import { isDealerPiece } from '../domain/product/dealer.ts';
import { isActive } from '../domain/product/web-product-status.ts';
import { lowestPrice, shownStatus } from '../domain/product/product.ts';
import type { Product } from '../domain/product/product.ts';
import type { CatalogueQuery } from './ports/catalogue-search.ts';
import type { Recommender } from './ports/recommender.ts';
import { SearchUnavailableError } from './ports/search-unavailable-error.ts';

export const STRATEGIES = ['related', 'alsoViewed', 'alsoBought', 'completeTheSet'] as const;
export type Strategy = (typeof STRATEGIES)[number];

export interface Recommendation {
  readonly strategy: Strategy;
  readonly products: readonly Product[];
}

export interface RecommendProductsPorts {
  readonly recommender: Recommender;
}

/** The catalogue as one request sees it. */
export interface Shown {
  readonly site: Site;
  readonly now: Date;
  /** Each null where the site does not list it. */
  readonly byCode: (code: string) => Promise<Product | null>;
  readonly byId: (id: string) => Promise<Product | null>;
  /** Key of a category, and its id with those below it. */
  readonly category: (id: string) => CatalogueQuery['category'];
}

/** Some of what is found is sold out, or is one of the products asked about. */
const SPARE = 12;

/**
 * What else to look at, for one product or for those of a bag: what merchandisers related, then what the recommender finds alike; what was
 * looked at or ordered together as it knows.
 * A dealer's piece is never shown beside the shop's own, nor they beside it. Sold-out products and those asked about are left out, and so are lists without products.
 */
export async function recommendProducts(
  ports: RecommendProductsPorts,
  catalogue: Shown,
  asked: readonly Product[],
  { strategies, limit }: { readonly strategies: ReadonlySet<Strategy>; readonly limit: number },
): Promise<Recommendation[]> {
  if (asked.length === 0) return [];
  const wants = (...names: Strategy[]) => names.some((name) => strategies.has(name));
  const ids = asked.map(({ id }) => id);
  const [related, set, alike, together] = await Promise.all([
    wants('related') ? loaded(byTurns(asked.map(({ relatedCodes }) => relatedCodes)), catalogue.byCode) : [],
    wants('completeTheSet') ? loaded(byTurns(asked.map(({ setCodes }) => setCodes)), catalogue.byCode) : [],
    wants('related') ? alikeIds(ports, catalogue, asked[0]!, limit + SPARE) : [],
    wants('alsoViewed', 'alsoBought')
      ? ports.recommender
          .together({ site: catalogue.site, productIds: ids, most: limit + SPARE })
          .catch(orInstead(NOTHING_TOGETHER))
      : NOTHING_TOGETHER,
  ]);
  const [similar, bought, viewed] = await Promise.all(
    [alike, together.bought, together.viewed].map((found) => loaded(found, catalogue.byId)),
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

async function alikeIds(
  { recommender }: RecommendProductsPorts,
  { site, now, category }: Shown,
  product: Product,
  most: number,
) {
  const [primary] = product.categoryIds;
  return recommender
    .alike({
      site,
      at: now,
      productId: product.id,
      most,
      category: primary === undefined ? null : category(primary),
      price: lowestPrice(product, now)?.minorUnits ?? null,
    })
    .catch(orInstead([]));
}

const NOTHING_TOGETHER = { bought: [], viewed: [] };

/** Without its search server a shop still recommends what merchandisers related. */
const orInstead =
  <T>(nothing: T) =>
  (error: unknown): T => {
    if (error instanceof SearchUnavailableError) return nothing;
    throw error;
  };

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
