import { PAGES } from '../../lib/gen/pages.ts';
import { readAddress } from '../../lib/routing/address.ts';
import { FIXED_DEALER_PAGES } from '../../lib/routing/dealer-address.ts';

type PagesOfShop = {
  /** Landing addresses of all categories, in the menu or not, and the dealer's. */
  categories: readonly string[];
  brands: readonly string[];
  finder: string;
  /** Keys. */
  regions: readonly string[];
  stores: readonly string[];
  /** Delivery keys of the pages that editors write. */
  contentPages: readonly string[];
};

/**
 * The paths that the sitemap lists: each page that may be indexed and is canonical for itself, but for products, which search engines find
 * through the categories, places near which stores are, of which there are as many as places, and the bag.
 */
export const sitemapPaths = (shop: PagesOfShop): string[] => [
  '/',
  ...PAGES.filter(({ address, indexed }) => address === 'own' && indexed === 'listed').map(
    ({ path }) => path,
  ),
  ...shop.categories,
  ...shop.brands,
  shop.finder,
  ...shop.regions.map((key) => `/stores/region/${encodeURIComponent(key)}`),
  ...shop.stores,
  ...[...FIXED_DEALER_PAGES, ...shop.contentPages].filter(isAddressed).map((key) => `/${key}`),
];

/** Editors may write a page under a key at which the shop shows something else. */
function isAddressed(key: string): boolean {
  const { address } = readAddress(`/${key}`);
  return (address.kind === 'content' || address.kind === 'dealer-page') && address.key === key;
}

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * The sitemap: https://www.sitemaps.org/protocol.html
 * @param paths of the shop, from "/"; duplicates are removed
 */
export function sitemap(origin: string, paths: readonly string[]): string {
  const entries = [...new Set(paths)].map((path) => {
    const address = new URL(path, origin).href.replaceAll(/[&<>]/g, (sign) => ESCAPED[sign] ?? sign);
    return `<url><loc>${address}</loc></url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

const rootOf = (path: string): string => `/${path.split('/')[1]}`;

/** For each first segment: all that is below it, but for pages that may be requested, whose longer rule is stronger. */
const RULES = [
  ...new Set(PAGES.filter(({ crawled }) => crawled === 'no').map(({ path }) => rootOf(path))),
].flatMap((root) => {
  const open = PAGES.filter(({ path, crawled }) => rootOf(path) === root && crawled !== 'no');
  return open.length === 0
    ? [`Disallow: ${root}`]
    : [`Disallow: ${root}/`, ...open.map(({ path }) => `Allow: ${path}`)];
});

/**
 * A shopper's own pages are not crawled, nor the comparisons, of which there are as many as choices of pieces; the bag is (ADR 60). Each
 * page says so itself. Other pages that must not be indexed have a robots header.
 */
export function robots(origin: string): string {
  return `User-agent: *
Disallow: /api/
Disallow: /bag/
${RULES.join('\n')}

Sitemap: ${origin}/sitemap.xml
`;
}
