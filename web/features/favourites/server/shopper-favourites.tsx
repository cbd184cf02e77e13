import { searchParam, type SearchParams } from '#lib/search-param.ts';
import type { SiteKey } from '#lib/sites.ts';
import { siteFacts } from '../../shell/site-facts.ts';
import { pageIndexOf } from '../page-number.ts';
import { FavouritesPage } from './favourites-page.tsx';
import { shopperList } from './shopper-list.ts';

type ShopperFavouritesProps = { site: SiteKey; group: string | null; searchParams: SearchParams };

/**
 * Rendered without streaming: streamed parts are moved into place by a script and would be missing without
 * JavaScript.
 */
export async function ShopperFavourites({ site, group, searchParams }: ShopperFavouritesProps) {
  const pageIndex = pageIndexOf(await searchParam(searchParams, 'page'));
  const { wishlistPageSize } = await siteFacts(site);
  return <FavouritesPage site={site} group={group} list={await shopperList(pageIndex, wishlistPageSize)} />;
}
