import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { draftOfCookies } from '#features/product/review-cookies.ts';
import { RefusedReview } from '#features/product/server/refused-review.tsx';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { isSiteKey } from '#lib/sites.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

export const declared = {
  address: 'own',
  policy: 'shop',
  indexed: 'hidden',
  screens: ['write-review'],
  journey: 'browse',
} satisfies DeclaredPage;

/** Rendered without streaming, so that it is complete without script. */
export const instant = false;
export const generateStaticParams = withoutPrerender('site');
export const metadata: Metadata = { title: 'Your review', robots: { index: false } };

/** Where `/api/review` leads when a review is not taken; nobody else has a draft. */
export default async function WriteReviewRoute({ params }: { params: Promise<{ site: string }> }) {
  const [{ site }, draft] = [await params, draftOfCookies((await headers()).get('cookie'))];
  if (!isSiteKey(site) || draft === null) notFound();
  return <RefusedReview draft={draft} />;
}
