import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { knownCustomer } from '#features/account/server/customer.ts';
import { appointmentAddress } from '#features/appointments/appointment-address.ts';
import { AppointmentsPage } from '#features/appointments/server/appointments-page.tsx';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import type { SearchParams } from '#lib/search-param.ts';
import { isSiteKey } from '#lib/sites.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

type Props = { params: Promise<{ site: string }>; searchParams: SearchParams };

export const declared = {
  address: 'own',
  policy: 'strict',
  indexed: 'hidden',
  journey: 'reserve',
  screens: ['consultation', 'consultation-booked', 'consultation-form', 'consultation-times'],
} satisfies DeclaredPage;

export const instant = false;
export const generateStaticParams = withoutPrerender('site');
export const metadata: Metadata = {
  title: 'Book a consultation',
  robots: { index: false },
  // The address of a link is the right to see it.
  referrer: 'strict-origin',
};

export default async function ConsultationsRoute({ params, searchParams }: Props) {
  await connection();
  const { site } = await params;
  if (!isSiteKey(site)) notFound();
  const asked = await appointmentAddress(searchParams);
  return <AppointmentsPage site={site} kind="CONSULTATION" asked={asked} account={knownCustomer} />;
}
