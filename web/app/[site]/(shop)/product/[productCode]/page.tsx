import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { productByCode } from '#features/product/product.ts';
import { ProductView } from '#features/product/server/product-view.tsx';
import { isSiteKey } from '#lib/sites.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

type Props = { params: Promise<{ site: string; productCode: string }> };

export const ensureStatic = 'navigation';
export const generateStaticParams = withoutPrerender('site', 'productCode');

async function read(params: Props['params']) {
  const { site, productCode } = await params;
  if (!isSiteKey(site)) notFound();
  return { site, product: await productByCode(site, decodeURIComponent(productCode)) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { product } = await read(params);
  if (!product) return {};
  return { title: `${product.brand} ${product.name}`, description: product.description };
}

export default async function ProductRoute({ params }: Props) {
  const { site, product } = await read(params);
  if (!product) notFound();
  return <ProductView site={site} product={product} />;
}
