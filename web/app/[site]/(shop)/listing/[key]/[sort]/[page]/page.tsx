import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { categoryByKey, listingPage } from '#features/listing/server/category.ts';
import { pageTitle } from '#features/listing/page-title.ts';
import { ListingView } from '#features/listing/server/listing-view.tsx';
import { isSortKey, PAGE_SIZE, type ListingQuery } from '#lib/routing/listing-query.ts';
import { isSiteKey } from '#lib/sites.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

type Props = { params: Promise<{ site: string; key: string; sort: string; page: string }> };

export const ensureStatic = 'navigation';
export const generateStaticParams = withoutPrerender('site', 'key', 'sort', 'page');

async function read(params: Props['params']) {
  const { site, key, sort, page } = await params;
  if (!isSiteKey(site) || !isSortKey(sort)) notFound();
  return { site, key: decodeURIComponent(key), query: { page: Number(page), sort } satisfies ListingQuery };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { site, key, query } = await read(params);
  const category = await categoryByKey(site, key);
  if (!category) return {};
  const title = { absolute: pageTitle(category.metaTitle, query.page) };
  return { title, description: category.metaDescription };
}

export default async function ListingRoute({ params }: Props) {
  const { site, key, query } = await read(params);
  const [category, listing] = await Promise.all([
    categoryByKey(site, key),
    listingPage(site, key, { ...query, pageSize: PAGE_SIZE }),
  ]);
  if (!category || !listing) notFound();
  return <ListingView site={site} category={category} listing={listing} query={query} />;
}
