import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CookieSettingsView } from '#features/consent/server/cookie-settings-view.tsx';
import { OwnCounts } from '#features/measuring/server/own-counts.tsx';
import { SETTINGS_PATH } from '#features/consent/settings-path.ts';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { isSiteKey } from '#lib/sites.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';
import { Canonical } from '#ui/canonical.tsx';

export const declared = {
  address: 'own',
  policy: 'shop',
  indexed: 'listed',
  screens: ['cookies'],
} satisfies DeclaredPage;

export const ensureStatic = 'navigation';
export const generateStaticParams = withoutPrerender('site');
export const metadata: Metadata = {
  title: 'Cookie settings',
  description: 'What this shop keeps in your browser, and your choice about it.',
};

export default async function CookieSettingsRoute({ params }: { params: Promise<{ site: string }> }) {
  const { site } = await params;
  if (!isSiteKey(site)) notFound();
  return (
    <>
      <Canonical site={site} path={SETTINGS_PATH} />
      <CookieSettingsView>
        <OwnCounts />
      </CookieSettingsView>
    </>
  );
}
