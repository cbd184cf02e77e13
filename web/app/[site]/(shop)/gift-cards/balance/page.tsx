import type { Metadata } from 'next';
import { Link } from '#ui/link.tsx';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { botCheck } from '#features/account/bot-check.ts';
import { NeedsScript } from '#features/account/server/needs-script.tsx';
import { BalanceForm } from '#features/gift-cards/islands.tsx';
import { EachVisit } from '#lib/each-visit.tsx';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { isSiteKey } from '#lib/sites.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

export const declared = {
  address: 'own',
  policy: 'strict',
  indexed: 'hidden',
  screens: ['gift-card-balance'],
  journey: 'bag',
} satisfies DeclaredPage;

/** Rendered per request, because its scripts carry the nonce of that response. */
export const instant = false;
export const generateStaticParams = withoutPrerender('site');
export const metadata: Metadata = { title: 'Gift card balance', robots: { index: false } };

export default async function GiftCardBalanceRoute({ params }: { params: Promise<{ site: string }> }) {
  const { site } = await params;
  if (!isSiteKey(site)) notFound();
  await connection();
  return (
    <main id="main" className="wrap section">
      <div className="max-w-[34rem]">
        <h1 className="d2 mb-3">Gift card balance</h1>
        <p className="soft mb-8">
          See what is left on a card. Use it when you pay: part now and the rest another day, or several
          together. To give one,{' '}
          <Link className="link" href="/product-listing/gift-cards">
            buy a gift card
          </Link>
          .
        </p>
        <NeedsScript site={site} />
        <EachVisit>
          <BalanceForm botCheck={botCheck()} />
        </EachVisit>
      </div>
    </main>
  );
}
