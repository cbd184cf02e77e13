import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { productByCode } from '#features/product/product.ts';
import { draftOfCookies } from '#features/product/review-cookies.ts';
import type { ReviewDraft } from '#features/product/review-draft.ts';
import { ReviewForm } from '#features/product/server/review-form.tsx';
import { Message } from '#ui/message.tsx';
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

const FIELDS: ReadonlySet<string | null> = new Set(['rating', 'title', 'text', 'nickname']);

type RefusedReviewProps = {
  draft: ReviewDraft;
  /** Of the piece, while the catalogue answers. */
  productUrl: string | undefined;
};

/** A review that was not taken: why, and all of it to change and send again. */
function RefusedReview({ draft, productUrl }: RefusedReviewProps) {
  const { productCode, field, message } = draft;
  return (
    <main id="main" className="wrap section">
      <div className="grid max-w-[40rem] gap-6">
        <h1 className="d2">Your review</h1>
        <Message tone="error">
          {FIELDS.has(field) ? 'We could not take your review yet. Change what is marked below.' : message}
        </Message>
        <ReviewForm code={productCode} draft={draft} />
        {productUrl === undefined ? null : (
          <p>
            <a className="link" href={productUrl}>
              Back to the piece
            </a>
          </p>
        )}
      </div>
    </main>
  );
}

/** Where `/api/review` leads when a review is not taken; nobody else has a draft. */
export default async function WriteReviewRoute({ params }: { params: Promise<{ site: string }> }) {
  const [{ site }, draft] = [await params, draftOfCookies((await headers()).get('cookie'))];
  if (!isSiteKey(site) || draft === null) notFound();
  const product = await productByCode(site, draft.productCode).catch(() => null);
  return <RefusedReview draft={draft} productUrl={product?.productUrl} />;
}
