import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AccountFrame } from '#features/account/account-frame.tsx';
import { AccountUnanswered } from '#features/account/server/account-unanswered.tsx';
import { signedInCustomer } from '#features/account/server/customer.ts';
import { ReservationList } from '#features/reserve/server/reservation-list.tsx';
import { accountReservations } from '#features/reserve/shopper-reservation.ts';
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
  journey: 'account',
} satisfies DeclaredPage;

type Props = { params: Promise<{ site: string }>; searchParams: SearchParams };

export const instant = false;
export const generateStaticParams = withoutPrerender('site');
export const metadata: Metadata = { title: 'Your reservations', robots: { index: false } };

export default async function ReservationsRoute({ params, searchParams }: Props) {
  const { site } = await params;
  if (!isSiteKey(site)) notFound();
  const customer = await signedInCustomer('/my-account/reservations');
  if (customer === undefined) return <AccountUnanswered site={site} />;
  const [reservations, told] = await Promise.all([accountReservations(), searchParam(searchParams, 'told')]);
  return (
    <AccountFrame site={site} at="/my-account/reservations">
      <ReservationList site={site} reservations={reservations} told={toldWords(site, told)} />
    </AccountFrame>
  );
}
