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
