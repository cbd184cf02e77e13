import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { applicationIn } from '#features/payment/application/application-address.ts';
import { ApplicationPage } from '#features/payment/application/server/application-page.tsx';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { searchParam, type SearchParams } from '#lib/search-param.ts';
import { isSiteKey } from '#lib/sites.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

export const declared = {
  address: 'own',
  policy: 'strict',
  indexed: 'hidden',
  crawled: 'no',
  journey: 'place-order',
} satisfies DeclaredPage;

type Props = { params: Promise<{ site: string }>; searchParams: SearchParams };

/** Rendered per request, because its scripts carry the nonce of that response. */
export const instant = false;
export const generateStaticParams = withoutPrerender('site');
export const metadata: Metadata = {
  title: 'Your application',
  robots: { index: false },
  referrer: 'strict-origin',
};

/** MU-15: where the lender's pages lead back to, and the mails about an application. */
export default async function ApplicationRoute({ params, searchParams }: Props) {
  const { site } = await params;
  if (!isSiteKey(site)) notFound();
  await connection();
  return <ApplicationPage id={applicationIn(await searchParam(searchParams, 'application'))} />;
}
