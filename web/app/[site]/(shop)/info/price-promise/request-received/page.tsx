import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { productByCode } from '#features/product/product.ts';
import { ReceivedPage } from '#features/price-promise/server/received-page.tsx';
import { shownPromise } from '#features/price-promise/shopper-promise.ts';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { searchParam, type SearchParams } from '#lib/search-param.ts';
import { isSiteKey } from '#lib/sites.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

export const declared = {
  address: 'own',
  policy: 'strict',
  indexed: 'hidden',
  crawled: 'no',
  journey: 'price-promise',
} satisfies DeclaredPage;

type Props = { params: Promise<{ site: string }>; searchParams: SearchParams };

export const instant = false;
export const generateStaticParams = withoutPrerender('site');
export const metadata: Metadata = {
  title: 'Your price promise',
  robots: { index: false, follow: false },
  // The address is the right to see it.
  referrer: 'strict-origin',
};

export default async function PricePromiseReceivedRoute({ params, searchParams }: Props) {
  await connection();
  const { site } = await params;
  if (!isSiteKey(site)) notFound();
  const [link, number] = await Promise.all([
    searchParam(searchParams, 'link'),
    searchParam(searchParams, 'number'),
  ]);
  const by = link !== undefined ? { link } : number !== undefined ? { number } : null;
  const promise = by === null ? null : await shownPromise(by);
  // The page is complete without the link to the piece.
  const product = promise === null ? null : await productByCode(site, promise.productKey).catch(() => null);
  return <ReceivedPage promise={promise} productUrl={product?.productUrl} />;
}
