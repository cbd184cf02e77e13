import { PAGES } from '../gen/pages.ts';
import type { SiteKey } from '../sites.ts';

/** Pages of the app under addresses of their own, with their shop where only one has them. */
export const ROUTES: ReadonlyMap<string, { readonly site?: SiteKey }> = new Map(
  PAGES.filter(({ address }) => address === 'own').map(({ path, shop }) => [
    path,
    shop ? { site: shop } : {},
  ]),
);

export const PUBLIC_ROUTES: readonly string[] = [...ROUTES.keys()];
