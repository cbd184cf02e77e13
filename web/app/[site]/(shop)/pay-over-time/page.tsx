import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { overTimeOf } from '#features/finance/over-time-of.ts';
import { OverTimePage } from '#features/finance/server/over-time-page.tsx';
import { productByCode } from '#features/product/product.ts';
import { searchParam, type SearchParams } from '#lib/search-param.ts';
import { isSiteKey } from '#lib/sites.ts';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

type Props = { params: Promise<{ site: string }>; searchParams: SearchParams };

export const declared = {
  address: 'own',
  policy: 'shop',
  indexed: 'hidden',
  journey: 'browse',
} satisfies DeclaredPage;

export const instant = false;
export const generateStaticParams = withoutPrerender('site');
export const metadata: Metadata = { title: 'Pay over time', robots: { index: false } };

export default async function PayOverTimeRoute({ params, searchParams }: Props) {
  const { site } = await params;
  if (!isSiteKey(site)) notFound();
  const [code, variant, plan, deposit] = await Promise.all(
    ['product', 'variant', 'plan', 'deposit'].map((name) => searchParam(searchParams, name)),
  );
  const product = code === undefined ? null : await productByCode(site, code);
  if (code === undefined || product === null) notFound();
  const known = await overTimeOf({ code, variant, plan, deposit });
  return <OverTimePage site={site} product={product} variant={variant ?? null} known={known} />;
}
