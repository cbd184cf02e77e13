import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BRANDS_KEY, brandOfCategory, brandsOf } from '#features/brands/brands.ts';
import { BrandIndex } from '#features/brands/brand-index.tsx';
import { Slot } from '#features/content/slot.tsx';
import { CategoryHead } from '#features/listing/server/category-head.tsx';
import { categoryByKey, productsOfCategory } from '#features/listing/server/category.ts';
import { LandingView } from '#features/listing/server/landing-view.tsx';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { groupOfVersion } from '#lib/routing/group-segment.ts';
import { textOfSegment } from '#lib/routing/inner-segment.ts';
import { FIRST_PAGE } from '#lib/routing/listing-query.ts';
import { isSiteKey } from '#lib/sites.ts';
import { versionsWithoutPrerender } from '#lib/without-prerender.ts';

export const declared = {
  address: 'resolved',
  policy: 'shop',
  indexed: 'listed',
  versions: 'cached',
  screens: ['landing', 'brand'],
  journey: 'browse',
} satisfies DeclaredPage;

type Props = { params: Promise<{ site: string; key: string; version?: string[] }> };

/** Three rows of four on a wide screen. */
const FIRST_LOOK = 12;

export const ensureStatic = 'navigation';
export const generateStaticParams = versionsWithoutPrerender('site', 'key');

async function read(params: Props['params']) {
  const { site, key, version } = await params;
  if (!isSiteKey(site)) notFound();
  return { site, key: textOfSegment(key), group: groupOfVersion(version) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { site, key } = await read(params);
  const category = await categoryByKey(site, key);
  if (!category) return {};
  return { title: { absolute: category.metaTitle }, description: category.metaDescription };
}

export default async function CategoryRoute({ params }: Props) {
  const { site, key, group } = await read(params);
  const [category, listing] = await Promise.all([
    categoryByKey(site, key),
    productsOfCategory(site, key, { ...FIRST_PAGE, pageSize: FIRST_LOOK }),
  ]);
  if (!category || !listing) notFound();
  if (key === BRANDS_KEY) {
    const brands = await brandsOf(site);
    const head = <CategoryHead category={category} />;
    const foot = (
      <Slot site={site} name={`category-${key}`} group={group} className="wrap pt-[var(--section)]" />
    );
    return <BrandIndex site={site} category={category} brands={brands} head={head} foot={foot} />;
  }
  const brand = await brandOfCategory(site, category);
  return <LandingView site={site} category={category} brand={brand} listing={listing} group={group} />;
}
