import type { Site } from '@loupe/contracts/sites';
import { wordsOf } from '../search/words.ts';

/** EU-15. */
export type CategoryType = 'default' | 'brand' | 'range' | 'product-type' | 'rolex-collection' | 'gift-card';

export interface Category {
  readonly id: string;
  readonly site: Site;
  readonly key: string;
  readonly name: string;
  readonly type: CategoryType;
  readonly parentId: string | null;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly description: string;
  /** Name at the media service. */
  readonly image: string | null;
  readonly listingUrl: string;
  readonly landingUrl: string;
  /** False: reached by its address, but not offered in the menu. */
  readonly inMenu: boolean;
  /** Its pieces have ring sizes. */
  readonly sellsRings: boolean;
}

export interface Crumb {
  readonly name: string;
  readonly url: string;
}

const HOME: Crumb = { name: 'Home', url: '/' };

/** The categories of one site. Addresses are found with or without the leading slash. */
export class CategoryTree {
  readonly #byId: ReadonlyMap<string, Category>;
  readonly #byKey: ReadonlyMap<string, Category>;
  readonly #byListingUrl: ReadonlyMap<string, Category>;
  readonly #byLandingUrl: ReadonlyMap<string, Category>;
  readonly #children: ReadonlyMap<string | null, readonly Category[]>;

  /** @param categories siblings in menu order */
  constructor(categories: readonly Category[]) {
    this.#byId = new Map(categories.map((category) => [category.id, category]));
    this.#byKey = new Map(categories.map((category) => [category.key, category]));
    this.#byListingUrl = new Map(categories.map((category) => [withSlash(category.listingUrl), category]));
    this.#byLandingUrl = new Map(categories.map((category) => [withSlash(category.landingUrl), category]));
    this.#children = Map.groupBy(categories, ({ parentId }) => parentId);
  }

  byId(id: string): Category | undefined {
    return this.#byId.get(id);
  }

  byKey(key: string): Category | undefined {
    return this.#byKey.get(key);
  }

  /** The first with this name, whatever its letter case; the menu's before others. */
  byName(name: string): Category | undefined {
    const wanted = name.trim().toLowerCase();
    const named = [...this.#byId.values()].filter((category) => category.name.toLowerCase() === wanted);
    return named.find(({ inMenu }) => inMenu) ?? named[0];
  }

  byListingUrl(url: string): Category | undefined {
    return this.#byListingUrl.get(withSlash(url));
  }

  byLandingUrl(url: string): Category | undefined {
    return this.#byLandingUrl.get(withSlash(url));
  }

  /** The roots that the menu shows. */
  menu(): readonly Category[] {
    return (this.#children.get(null) ?? []).filter(({ inMenu }) => inMenu);
  }

  /** Those in no menu too. */
  all(): readonly Category[] {
    return [...this.#byId.values()];
  }

  /** The categories whose name has a word that begins with each of the typed words, in menu order. */
  named(typed: readonly string[]): Category[] {
    if (typed.length === 0) return [];
    return [...this.#byId.values()].filter(({ name, inMenu }) => {
      const words = wordsOf(name);
      return inMenu && typed.every((begin) => words.some((word) => word.startsWith(begin)));
    });
  }

  /** The first category of the menu whose whole name passes. */
  called(passes: (name: string) => boolean): Category | undefined {
    return [...this.#byId.values()].find(({ name, inMenu }) => inMenu && passes(name));
  }

  /** The categories of a type, parents before their children. */
  ofType(wanted: CategoryType): readonly Category[] {
    return [...this.#byId.values()].filter(({ type }) => type === wanted);
  }

  childrenOf(category: Category): readonly Category[] {
    return this.#children.get(category.id) ?? [];
  }

  /** The category and everything below it: what its grid shows. */
  withDescendants(category: Category): Category[] {
    return [category, ...this.childrenOf(category).flatMap((child) => this.withDescendants(child))];
  }

  /** From the home page to the category, which comes last. */
  breadcrumbs(category: Category): Crumb[] {
    const above = category.parentId === null ? undefined : this.#byId.get(category.parentId);
    return [...(above ? this.breadcrumbs(above) : [HOME]), crumbOf(category)];
  }

  /** Where to go from here: the categories below, or those beside one that has none. */
  quickLinks(category: Category): Crumb[] {
    const below = this.childrenOf(category);
    if (below.length > 0) return below.map(crumbOf);
    if (category.parentId === null) return [];
    const beside = this.#children.get(category.parentId) ?? [];
    return beside.filter(({ id }) => id !== category.id).map(crumbOf);
  }
}

function crumbOf({ name, landingUrl }: Category): Crumb {
  return { name, url: landingUrl };
}

function withSlash(url: string): string {
  return url.startsWith('/') ? url : `/${url}`;
}
