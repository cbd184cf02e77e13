import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { categoryByKey, listingPage } from '#features/listing/server/category.ts';
import { LandingView } from '#features/listing/server/landing-view.tsx';
import { DEFAULT_SORT } from '#lib/routing/listing-query.ts';
import { isSiteKey } from '#lib/sites.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

type Props = { params: Promise<{ site: string; key: string }> };

/** Three rows of four on a wide screen. */
const FIRST_LOOK = 12;

export const ensureStatic = 'navigation';
export const generateStaticParams = withoutPrerender('site', 'key');

async function read(params: Props['params']) {
  const { site, key } = await params;
  if (!isSiteKey(site)) notFound();
  return { site, key: decodeURIComponent(key) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { site, key } = await read(params);
  const category = await categoryByKey(site, key);
  if (!category) return {};
  return { title: { absolute: category.metaTitle }, description: category.metaDescription };
}

export default async function CategoryRoute({ params }: Props) {
  const { site, key } = await read(params);
  const [category, listing] = await Promise.all([
    categoryByKey(site, key),
    listingPage(site, key, { page: 1, sort: DEFAULT_SORT, pageSize: FIRST_LOOK }),
  ]);
  if (!category || !listing) notFound();
  return <LandingView site={site} category={category} listing={listing} />;
}
