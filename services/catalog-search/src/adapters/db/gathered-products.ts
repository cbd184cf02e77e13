import type { Site } from '@loupe/contracts/sites';
import type { Product } from '../../domain/product/product.ts';
import type { ProductRepository } from './product-repository.ts';

/** Statements of listings in flight at once: half of a pool, so that single products are read beside the listings. */
const LISTINGS_AT_ONCE = 3;
/** Of single products. What is asked for meanwhile shares a statement: a row of it costs a fraction of a statement of its own. */
const PAGES_AT_ONCE = 2;
/**
 * Products of one statement: four listings. Ten of them reach the statement time-out of 2 s where other processes need the processors
 * (OpenSearch on the same machine), and then fail together.
 */
const MOST_PRODUCTS = 96;

interface Waiting {
  readonly keys: readonly string[];
  readonly resolve: (products: Product[]) => void;
  readonly reject: (error: unknown) => void;
}

type Read = (site: Site, keys: readonly string[]) => Promise<Product[]>;

/**
 * Reads products of many requests in few statements: what is asked for while all statements are in flight goes into the next one.
 * Otherwise each request waits for a connection of its own, and a rush of listings ends in the pool's time-out.
 */
export const gatheredProducts = (products: ProductRepository): ProductRepository => ({
  ...products,
  byIds: gathered(products.byIds, ({ id }) => [id], LISTINGS_AT_ONCE),
  byCodes: gathered(products.byCodes, ({ code }) => [code], PAGES_AT_ONCE),
  byVariantIds: gathered(
    products.byVariantIds,
    ({ variants }) => variants.map(({ id }) => id),
    PAGES_AT_ONCE,
  ),
});

/** @param keysOf the keys by which a product is asked for */
function gathered(readNow: Read, keysOf: (product: Product) => readonly string[], atOnce: number): Read {
  const queues = new Map<Site, Waiting[]>();
  let running = 0;

  const next = (): void => {
    for (const [site, queue] of [...queues]) {
      if (running >= atOnce) return;
      if (queue.length === 0) continue;
      // The shops take turns: the next statement begins with the other one's.
      queues.delete(site);
      queues.set(site, queue);
      void read(site, taken(queue));
    }
  };

  const read = async (site: Site, waiting: readonly Waiting[]): Promise<void> => {
    running++;
    try {
      const found = await readNow(site, [...new Set(waiting.flatMap(({ keys }) => keys))]);
      const byKey = new Map(found.flatMap((product) => keysOf(product).map((key) => [key, product])));
      for (const { keys, resolve } of waiting) {
        resolve([...new Set(keys.flatMap((key) => byKey.get(key) ?? []))]);
      }
    } catch (error) {
      for (const { reject } of waiting) reject(error);
    } finally {
      running--;
      next();
    }
  };

  return (site, keys) =>
    new Promise((resolve, reject) => {
      const queue = queues.get(site) ?? [];
      queues.set(site, queue);
      queue.push({ keys, resolve, reject });
      next();
    });
}

/** The first that wait, up to the products of one statement, and at least one. */
function taken(queue: Waiting[]): Waiting[] {
  let products = 0;
  let count = 0;
  for (const { keys } of queue) {
    products += keys.length;
    if (count > 0 && products > MOST_PRODUCTS) break;
    count++;
  }
  return queue.splice(0, count);
}
