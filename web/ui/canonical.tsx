import { originOfSite } from '#lib/config.ts';
import type { SiteKey } from '#lib/sites.ts';

/** The canonical link of a page, as an absolute address, which search engines require. @param path from "/" */
export const Canonical = ({ site, path }: { site: SiteKey; path: string }) => (
  <link rel="canonical" href={new URL(path, originOfSite(site)).href} />
);
