import type { Logger } from '@loupe/telemetry/logger';
import { type Site, SITES } from '@loupe/contracts/sites';
import { CategoryTree } from '../../domain/category/category-tree.ts';
import type { Category } from '../../domain/category/category-tree.ts';

const REFRESH_MS = 30_000;

/** The category trees in memory: there are a hundred categories, every page needs them, and they change a few times a week. */
export class CategoryTrees {
  readonly #read: () => Promise<Category[]>;
  readonly #logger: Logger;
  #trees: ReadonlyMap<Site, CategoryTree> = new Map();
  #timer: NodeJS.Timeout | undefined;

  constructor(read: () => Promise<Category[]>, logger: Logger) {
    this.#read = read;
    this.#logger = logger;
  }

  /** Reads them once, then again every half minute. */
  async start(): Promise<void> {
    await this.refresh();
    this.#timer = setInterval(() => {
      // While the database is unavailable, the trees read before stay in use.
      this.refresh().catch((error: unknown) =>
        this.#logger.warn({ err: error }, 'Categories not refreshed.'),
      );
    }, REFRESH_MS);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async refresh(): Promise<void> {
    const categories = await this.#read();
    this.#trees = new Map(
      SITES.map((site) => [site, new CategoryTree(categories.filter((category) => category.site === site))]),
    );
  }

  /** @throws Error before the first read */
  of(site: Site): CategoryTree {
    const tree = this.#trees.get(site);
    if (tree === undefined) throw new Error('The categories have not been read yet.');
    return tree;
  }
}
