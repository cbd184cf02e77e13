import type { Metadata } from 'next';
import { connection } from 'next/server';
import { notFound } from 'next/navigation';
import { PayAgainPage } from '#features/payment/pay-again/server/pay-again-page.tsx';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { isSiteKey } from '#lib/sites.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

export const declared = {
  address: 'resolved',
  policy: 'payment',
  indexed: 'hidden',
  crawled: 'no',
  journey: 'place-order',
} satisfies DeclaredPage;

/** Rendered per request, because its scripts carry the nonce of that response, and what is to be paid changes. */
export const instant = false;
export const generateStaticParams = withoutPrerender('site', 'token');
export const metadata: Metadata = {
  title: 'Pay for your order',
  robots: { index: false, follow: false },
  // The address is the right to pay. Banks may want the origin.
  referrer: 'strict-origin',
};

export default async function PayAgainRoute({
  params,
}: {
  params: Promise<{ site: string; token: string }>;
}) {
  await connection();
  const { site, token } = await params;
  if (!isSiteKey(site)) notFound();
  return <PayAgainPage site={site} token={token} />;
}
