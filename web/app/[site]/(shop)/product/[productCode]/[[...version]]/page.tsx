import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { productByCode } from '#features/product/product.ts';
import { ProductView } from '#features/product/server/product-view.tsx';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { groupOfVersion } from '#lib/routing/group-segment.ts';
import { textOfSegment } from '#lib/routing/inner-segment.ts';
import { isSiteKey } from '#lib/sites.ts';
import { versionsWithoutPrerender } from '#lib/without-prerender.ts';

export const declared = {
  address: 'resolved',
  policy: 'shop',
  indexed: 'found',
  versions: 'cached',
  analytics: ['Product Details'],
  screens: [
    'calculator',
    'product',
    'product-gift-card',
    'product-last-one',
    'product-on-request',
    'product-sold-out',
    'product-store-only',
    'product-strap',
  ],
  journey: 'browse',
} satisfies DeclaredPage;

type Props = { params: Promise<{ site: string; productCode: string; version?: string[] }> };

export const ensureStatic = 'navigation';
export const generateStaticParams = versionsWithoutPrerender('site', 'productCode');

async function read(params: Props['params']) {
  const { site, productCode, version } = await params;
  if (!isSiteKey(site)) notFound();
  const product = await productByCode(site, textOfSegment(productCode));
  return { site, product, group: groupOfVersion(version) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { product } = await read(params);
  if (!product) return {};
  return { title: `${product.brand} ${product.name}`, description: product.description };
}

export default async function ProductRoute({ params }: Props) {
  const { site, product, group } = await read(params);
  if (!product) notFound();
  return <ProductView site={site} product={product} group={group} />;
}
