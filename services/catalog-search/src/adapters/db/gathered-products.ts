import type { Site } from '@loupe/contracts/sites';
import type { Product } from '../../domain/product/product.ts';
import type { ProductRepository } from './product-repository.ts';

/** Statements in flight at once: half of a pool, so that single products are read beside the listings. */
const MOST_AT_ONCE = 3;
/**
 * Products of one statement: four listings. Ten of them reach the statement time-out of 2 s where other processes need the processors
 * (OpenSearch on the same machine), and then fail together.
 */
const MOST_PRODUCTS = 96;

interface Waiting {
  readonly ids: readonly string[];
  readonly resolve: (products: Product[]) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Reads listings of many requests in few statements: what is asked for while all statements are in flight goes into the next one.
 * Otherwise each request waits for a connection of its own, and a rush of listings ends in the pool's time-out.
 */
export function gatheredProducts(products: ProductRepository): ProductRepository {
  const queues = new Map<Site, Waiting[]>();
  let running = 0;

  const next = (): void => {
    for (const [site, queue] of queues) {
      if (running >= MOST_AT_ONCE) return;
      if (queue.length > 0) void read(site, taken(queue));
    }
  };

  const read = async (site: Site, waiting: readonly Waiting[]): Promise<void> => {
    running++;
    try {
      const found = await products.byIds(site, [...new Set(waiting.flatMap(({ ids }) => ids))]);
      const byId = new Map(found.map((product) => [product.id, product]));
      for (const { ids, resolve } of waiting) {
        resolve(ids.flatMap((id) => byId.get(id) ?? []));
      }
    } catch (error) {
      for (const { reject } of waiting) reject(error);
    } finally {
      running--;
      next();
    }
  };

  return {
    ...products,
    byIds: (site, ids) =>
      new Promise((resolve, reject) => {
        const queue = queues.get(site) ?? [];
        queues.set(site, queue);
        queue.push({ ids, resolve, reject });
        next();
      }),
  };
}

/** The first that wait, up to the products of one statement, and at least one. */
function taken(queue: Waiting[]): Waiting[] {
  let products = 0;
  let count = 0;
  for (const { ids } of queue) {
    products += ids.length;
    if (count > 0 && products > MOST_PRODUCTS) break;
    count++;
  }
  return queue.splice(0, count);
}
