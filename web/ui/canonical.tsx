import { originOfSite } from '#lib/config.ts';
import type { SiteKey } from '#lib/sites.ts';

/** Says which address stands for a page: a whole one, as search engines want it. @param path from "/" */
export const Canonical = ({ site, path }: { site: SiteKey; path: string }) => (
  <link rel="canonical" href={new URL(path, originOfSite(site)).href} />
);
