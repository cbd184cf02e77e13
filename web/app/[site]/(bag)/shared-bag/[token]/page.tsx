import type { Metadata } from 'next';
import { connection } from 'next/server';
import { notFound } from 'next/navigation';
import { SharedBagPage } from '#features/shared-bag/server/shared-bag-page.tsx';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { textOfSegment } from '#lib/routing/inner-segment.ts';
import { isSiteKey } from '#lib/sites.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

export const declared = {
  address: 'resolved',
  policy: 'shop',
  indexed: 'hidden',
  journey: 'bag',
} satisfies DeclaredPage;

/** Rendered without streaming, like the bag: it is readable without JavaScript. */
export const instant = false;
export const generateStaticParams = withoutPrerender('site', 'token');
export const metadata: Metadata = { title: 'A shared bag', robots: { index: false } };

/** Rendered for each request and never stored: prices and stock change, and the link expires. */
export default async function SharedBagRoute({
  params,
}: {
  params: Promise<{ site: string; token: string }>;
}) {
  await connection();
  const { site, token } = await params;
  if (!isSiteKey(site)) notFound();
  return <SharedBagPage site={site} token={textOfSegment(token)} />;
}
