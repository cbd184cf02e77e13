import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { DRAFT_HEADER, readDraft } from '#features/product/review-draft.ts';
import { RefusedReview } from '#features/product/server/refused-review.tsx';
import { isSiteKey } from '#lib/sites.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

/** Rendered without streaming, so that it is complete without script. */
export const instant = false;
export const generateStaticParams = withoutPrerender('site');
export const metadata: Metadata = { title: 'Your review', robots: { index: false } };

/** What `/api/review` answers with when a review is not taken; nobody else has a draft. */
export default async function WriteReviewRoute({ params }: { params: Promise<{ site: string }> }) {
  const [{ site }, draft] = [await params, readDraft((await headers()).get(DRAFT_HEADER))];
  if (!isSiteKey(site) || draft === null) notFound();
  return <RefusedReview draft={draft} />;
}
