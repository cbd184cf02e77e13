import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AccountFrame } from '#features/account/account-frame.tsx';
import { AccountUnanswered } from '#features/account/server/account-unanswered.tsx';
import { signedInCustomer } from '#features/account/server/customer.ts';
import { AppointmentList } from '#features/appointments/server/appointment-list.tsx';
import { accountAppointments } from '#features/appointments/shopper-appointments.ts';
import { toldText } from '#features/appointments/told-appointment.ts';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { searchParam, type SearchParams } from '#lib/search-param.ts';
import { isSiteKey } from '#lib/sites.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

export const declared = {
  address: 'own',
  policy: 'strict',
  indexed: 'hidden',
  crawled: 'no',
  analytics: ['Account page'],
  journey: 'account',
} satisfies DeclaredPage;

type Props = { params: Promise<{ site: string }>; searchParams: SearchParams };

export const instant = false;
export const generateStaticParams = withoutPrerender('site');
export const metadata: Metadata = { title: 'Your appointments', robots: { index: false } };

export default async function AppointmentsOfAccountRoute({ params, searchParams }: Props) {
  const { site } = await params;
  if (!isSiteKey(site)) notFound();
  const customer = await signedInCustomer('/my-account/appointments');
  if (customer === undefined) return <AccountUnanswered site={site} />;
  const [appointments, told] = await Promise.all([accountAppointments(), searchParam(searchParams, 'told')]);
  return (
    <AccountFrame site={site} at="/my-account/appointments">
      <AppointmentList appointments={appointments} told={toldText(site, told)} />
    </AccountFrame>
  );
}
