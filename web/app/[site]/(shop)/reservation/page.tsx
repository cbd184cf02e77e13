import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { botCheck } from '#features/account/bot-check.ts';
import { knownCustomer } from '#features/account/server/customer.ts';
import { productByCode } from '#features/product/product.ts';
import { knownContact } from '#features/reserve/server/known-contact.ts';
import { HowToReserve } from '#features/reserve/server/how-to-reserve.tsx';
import { SeeItPage } from '#features/reserve/server/see-it-page.tsx';
import { prepared } from '#features/reserve/shopper-reservation.ts';
import { toldField, toldWords } from '#features/reserve/told.ts';
import { storesWithPiece } from '#features/reserve/stores-with-piece.ts';
import { searchParam, type SearchParams } from '#lib/search-param.ts';
import { isSiteKey } from '#lib/sites.ts';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

type Props = { params: Promise<{ site: string }>; searchParams: SearchParams };

export const declared = {
  address: 'own',
  policy: 'strict',
  indexed: 'hidden',
  analytics: ['R&C Page Details'],
  journey: 'reserve',
  screens: ['reservation'],
} satisfies DeclaredPage;

export const instant = false;
export const generateStaticParams = withoutPrerender('site');
export const metadata: Metadata = { title: 'See it in a store', robots: { index: false } };

export default async function ReservationRoute({ params, searchParams }: Props) {
  await connection();
  const { site } = await params;
  if (!isSiteKey(site)) notFound();
  const [code, sku, place, store, wanted, told] = await Promise.all([
    searchParam(searchParams, 'product'),
    searchParam(searchParams, 'sku'),
    searchParam(searchParams, 'place'),
    searchParam(searchParams, 'store'),
    searchParam(searchParams, 'wanted'),
    searchParam(searchParams, 'told'),
  ]);
  if (code === undefined) return <HowToReserve site={site} />;
  const product = await productByCode(site, code);
  if (product === null || !product.availableForReserveAndCollect) notFound();
  const sizes = product.variants.map((variant) => ({
    sku: variant.sku,
    letter: variant.ringSizeLetter ?? null,
  }));
  const asked = sizes.find((size) => size.sku === sku) ?? sizes[0];
  if (asked === undefined) notFound();
  const near = place === undefined ? null : await storesWithPiece(site, asked.sku, place);
  const request =
    store === undefined
      ? null
      : await prepared({ storeKey: store, sku: asked.sku, intendedSku: wanted ?? asked.sku });
  const gone = store !== undefined && request === null ? toldWords(site, 'PieceNotInStoreError') : null;
  return (
    <SeeItPage
      site={site}
      product={product}
      asked={asked}
      sizes={sizes}
      place={place ?? ''}
      near={near}
      request={request}
      told={gone ?? toldWords(site, told)}
      form={{
        toldField: toldField(told),
        known: await knownContact(request, knownCustomer),
        botCheck: botCheck(),
      }}
    />
  );
}
