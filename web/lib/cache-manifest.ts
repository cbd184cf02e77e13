import type { SiteKey } from './sites.ts';

/** Every cache tag of the web app. Pages cache by these names; whoever hears of a change revalidates by them. */
export const tags = {
  configuration: (site: SiteKey) => `configuration:${site}`,
  navigation: (site: SiteKey) => `navigation:${site}`,
  home: (site: SiteKey) => `home:${site}`,
  content: (site: SiteKey) => `content:${site}`,
  category: (site: SiteKey, key: string) => `category:${site}:${key}`,
  product: (site: SiteKey, code: string) => `product:${site}:${code}`,
  stores: (site: SiteKey) => `stores:${site}`,
} as const;
