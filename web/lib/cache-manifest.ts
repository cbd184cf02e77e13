import { SITES, type SiteKey } from './sites.ts';

/** Every cache tag of the web app. Cached pages carry these tags and expire by them (ADR 37). */
export const tags = {
  configuration: (site: SiteKey) => `configuration:${site}`,
  content: (site: SiteKey) => `content:${site}`,
  stores: (site: SiteKey) => `stores:${site}`,
  /** On everything made from the catalogue: expired in place of single tags when there are too many of them. */
  catalogue: (site: SiteKey) => `catalogue:${site}`,
  category: (site: SiteKey, key: string) => `category:${site}:${key}`,
  product: (site: SiteKey, code: string) => `product:${site}:${code}`,
} as const;

export const SITE_KEYS = Object.keys(SITES) as SiteKey[];

/** Tags of content that shows these products. @param products with their public codes */
export const productTags = (site: SiteKey, products: readonly { readonly key: string }[]): string[] =>
  products.map(({ key }) => tags.product(site, key));

/** The tag that covers this tag and all others of its kind. */
export function kindOf(tag: string): string {
  const [kind, site] = tag.split(':');
  return kind === 'category' || kind === 'product' ? `catalogue:${site}` : tag;
}

/** Together they cover everything that is cached. */
export const everyKind = (): string[] =>
  SITE_KEYS.flatMap((site) => [
    ...[tags.configuration(site), tags.content(site)],
    ...[tags.stores(site), tags.catalogue(site)],
  ]);
