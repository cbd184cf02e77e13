import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { facetsOfVersion, groupOfVersion } from '#lib/routing/group-segment.ts';
import { textOfSegment } from '#lib/routing/inner-segment.ts';
import { isSortKey, PAGE_SIZE, type ListingQuery } from '#lib/routing/listing-query.ts';
import { isSiteKey } from '#lib/sites.ts';
import { pageTitle } from '../page-title.ts';
import { categoryByKey, productsOfCategory } from './category.ts';
import { ListingView } from './listing-view.tsx';

type Params = {
  site: string;
  key: string;
  text?: string;
  sort: string;
  page: string;
  version?: string[];
};
type Props = { params: Promise<Params> };

async function read(params: Props['params']) {
  const { site, key, text = '', sort, page, version } = await params;
  if (!isSiteKey(site) || !isSortKey(sort)) notFound();
  const query: ListingQuery = {
    page: Number(page),
    sort,
    facets: textOfSegment(facetsOfVersion(version)),
    // The inner path has a letter before the words.
    text: textOfSegment(text).slice(1),
  };
  return { site, key: textOfSegment(key), query, group: groupOfVersion(version) };
}

export async function listingMetadata({ params }: Props): Promise<Metadata> {
  const { site, key, query } = await read(params);
  const category = await categoryByKey(site, key);
  if (!category) return {};
  const title = { absolute: pageTitle(category.metaTitle, query.page) };
  return {
    title: query.text === '' ? title : `“${query.text}” in ${category.name}`,
    description: category.metaDescription,
    ...(query.facets === '' && query.text === '' ? {} : { robots: { index: false, follow: true } }),
  };
}

/** A category's grid, filtered and narrowed by words or not: the routes differ in the facets, which most addresses do not have. */
export async function ListingPage({ params }: Props) {
  const { site, key, query, group } = await read(params);
  const [category, listing] = await Promise.all([
    categoryByKey(site, key),
    productsOfCategory(site, key, { ...query, pageSize: PAGE_SIZE }),
  ]);
  if (!category || !listing) notFound();
  return <ListingView site={site} category={category} listing={listing} query={query} group={group} />;
}
