import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { productByCode } from '#features/product/product.ts';
import { DetailsPage } from '#features/reserve/server/details-page.tsx';
import { shownReservation } from '#features/reserve/shopper-reservation.ts';
import { toldWords } from '#features/reserve/told.ts';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { searchParam, type SearchParams } from '#lib/search-param.ts';
import { isSiteKey } from '#lib/sites.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

export const declared = {
  address: 'own',
  policy: 'strict',
  indexed: 'hidden',
  crawled: 'no',
  journey: 'reserve',
  screens: ['reservation-asked'],
} satisfies DeclaredPage;

type Props = { params: Promise<{ site: string }>; searchParams: SearchParams };

export const instant = false;
export const generateStaticParams = withoutPrerender('site');
export const metadata: Metadata = {
  title: 'Your reservation',
  robots: { index: false, follow: false },
  // The address is the right to see it.
  referrer: 'strict-origin',
};

export default async function ReservationDetailsRoute({ params, searchParams }: Props) {
  await connection();
  const { site } = await params;
  if (!isSiteKey(site)) notFound();
  const [link, number, told] = await Promise.all([
    searchParam(searchParams, 'link'),
    searchParam(searchParams, 'number'),
    searchParam(searchParams, 'told'),
  ]);
  const by = link !== undefined ? { link } : number !== undefined ? { number } : null;
  const reservation = by === null ? null : await shownReservation(by);
  // The page is complete without the picture of the piece and the link to it.
  const product =
    reservation === null ? null : await productByCode(site, reservation.productKey).catch(() => null);
  return (
    <DetailsPage
      site={site}
      reservation={reservation}
      by={by}
      told={toldWords(site, told)}
      product={product}
    />
  );
}
