import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { botCheck } from '#features/account/bot-check.ts';
import { knownCustomer } from '#features/account/server/customer.ts';
import { AskPage } from '#features/price-promise/server/ask-page.tsx';
import { knownAsker } from '#features/price-promise/server/known-asker.ts';
import { promiseOffer } from '#features/price-promise/shopper-promise.ts';
import { toldOf } from '#features/price-promise/told.ts';
import { productByCode } from '#features/product/product.ts';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { searchParam, type SearchParams } from '#lib/search-param.ts';
import { isSiteKey } from '#lib/sites.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

export const declared = {
  address: 'own',
  policy: 'strict',
  indexed: 'hidden',
  journey: 'price-promise',
  screens: ['price-promise', 'price-promise-refused'],
} satisfies DeclaredPage;

type Props = { params: Promise<{ site: string }>; searchParams: SearchParams };

export const instant = false;
export const generateStaticParams = withoutPrerender('site');
export const metadata: Metadata = { title: 'Price promise', robots: { index: false } };

export default async function PricePromiseRoute({ params, searchParams }: Props) {
  await connection();
  const { site } = await params;
  if (!isSiteKey(site)) notFound();
  const [code, sku, told] = await Promise.all([
    searchParam(searchParams, 'product'),
    searchParam(searchParams, 'sku'),
    searchParam(searchParams, 'told'),
  ]);
  const product = code === undefined ? null : await productByCode(site, code);
  if (product === null) notFound();
  const sizes = product.variants.map((variant) => ({
    sku: variant.sku,
    letter: variant.ringSizeLetter ?? null,
  }));
  const asked = sizes.find((size) => size.sku === sku) ?? sizes[0];
  if (asked === undefined) notFound();
  return (
    <AskPage
      product={product}
      asked={asked}
      sizes={sizes}
      offer={await promiseOffer(asked.sku)}
      told={toldOf(told)}
      known={await knownAsker(knownCustomer)}
      botCheck={botCheck()}
    />
  );
}
