import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { facetsOfVersion, groupOfVersion } from '#lib/routing/group-segment.ts';
import { textOfSegment } from '#lib/routing/inner-segment.ts';
import { isSortKey, PAGE_SIZE, type ListingQuery } from '#lib/routing/listing-query.ts';
import { isSiteKey } from '#lib/sites.ts';
import { foundPage } from './category.ts';
import { SearchView } from './search-view.tsx';

type Params = { site: string; text: string; sort: string; page: string; version?: string[] };
type Props = { params: Promise<Params> };

async function read(params: Props['params']) {
  const { site, text, sort, page, version } = await params;
  if (!isSiteKey(site) || !isSortKey(sort)) notFound();
  const query: ListingQuery = {
    page: Number(page),
    sort,
    facets: textOfSegment(facetsOfVersion(version)),
    // The inner path has a letter before the words.
    text: textOfSegment(text).slice(1),
  };
  return { site, query, group: groupOfVersion(version) };
}

export async function searchMetadata({ params }: Props): Promise<Metadata> {
  const { query } = await read(params);
  const later = query.page > 1 ? `, page ${query.page}` : '';
  return { title: `Search for “${query.text}”${later}`, robots: { index: false, follow: true } };
}

/** RT-10: the products that words find, filtered or not. */
export async function SearchPage({ params }: Props) {
  const { site, query, group } = await read(params);
  const listing = await foundPage(site, query.text, { ...query, pageSize: PAGE_SIZE });
  // Not once a shopper has narrowed or turned pages: the results were wanted.
  if (listing.redirectUrl != null && query.facets === '' && query.page === 1) redirect(listing.redirectUrl);
  return <SearchView site={site} listing={listing} query={query} group={group} />;
}
