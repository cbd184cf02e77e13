import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { MaintenanceView } from '#features/errors/maintenance-view.tsx';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { isSiteKey } from '#lib/sites.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

export const declared = { address: 'any', policy: 'shop', indexed: 'hidden' } satisfies DeclaredPage;

export const ensureStatic = 'navigation';
export const generateStaticParams = withoutPrerender('site');
export const metadata: Metadata = { title: 'Back shortly', robots: { index: false } };

/** RT-16: what the proxy shows at every address, with status 503, while the shop is closed by configuration. */
export default async function MaintenanceRoute({ params }: { params: Promise<{ site: string }> }) {
  const { site } = await params;
  if (!isSiteKey(site)) notFound();
  return <MaintenanceView site={site} />;
}
