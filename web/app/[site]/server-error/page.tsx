import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ServerErrorView } from '#features/errors/server-error-view.tsx';
import { Wordmark } from '#features/shell/wordmark.tsx';
import { currentYear } from '#lib/current-year.ts';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { isSiteKey, SITES } from '#lib/sites.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

export const declared = {
  address: 'any',
  policy: 'shop',
  indexed: 'hidden',
  screens: ['500'],
} satisfies DeclaredPage;

export const ensureStatic = 'navigation';
export const generateStaticParams = withoutPrerender('site');
export const metadata: Metadata = { title: { absolute: 'Internal Server Error' }, robots: { index: false } };

/** Shown by the proxy with status 500 when the address cannot be resolved because the catalogue is unavailable. */
export default async function ServerErrorRoute({ params }: { params: Promise<{ site: string }> }) {
  const { site } = await params;
  if (!isSiteKey(site)) notFound();
  const { legalName, phone } = SITES[site];
  return (
    <ServerErrorView
      legalName={legalName}
      phone={phone}
      year={await currentYear()}
      wordmark={<Wordmark site={site} />}
    />
  );
}
