import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { FindOrderForm } from '#features/account/islands.tsx';
import { NeedsScript } from '#features/account/server/needs-script.tsx';
import { EachVisit } from '#lib/each-visit.tsx';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { isSiteKey } from '#lib/sites.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

export const declared = {
  address: 'own',
  policy: 'strict',
  indexed: 'hidden',
  screens: ['find-order'],
  journey: 'account',
} satisfies DeclaredPage;

/** Rendered per request, because its scripts carry the nonce of that response. */
export const instant = false;
export const generateStaticParams = withoutPrerender('site');
export const metadata: Metadata = { title: 'Find your order', robots: { index: false } };

export default async function FindOrderRoute({ params }: { params: Promise<{ site: string }> }) {
  const { site } = await params;
  if (!isSiteKey(site)) notFound();
  await connection();
  return (
    <main id="main" className="wrap section">
      <NeedsScript site={site} />
      <EachVisit>
        <FindOrderForm />
      </EachVisit>
    </main>
  );
}
