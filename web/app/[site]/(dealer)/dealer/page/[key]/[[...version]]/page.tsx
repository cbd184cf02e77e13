import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { dealerPage } from '#features/dealer/dealer-data.ts';
import { DealerPageView, pageName } from '#features/dealer/server/dealer-page-view.tsx';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { groupOfVersion } from '#lib/routing/group-segment.ts';
import { textOfSegment } from '#lib/routing/inner-segment.ts';
import { isSiteKey } from '#lib/sites.ts';
import { versionsWithoutPrerender } from '#lib/without-prerender.ts';
import { Canonical } from '#ui/canonical.tsx';

export const declared = {
  address: 'resolved',
  policy: 'shop',
  indexed: 'listed',
  versions: 'cached',
  screens: [
    'dealer',
    'dealer-appointment',
    'dealer-care',
    'dealer-contact',
    'dealer-message',
    'dealer-point-of-sale',
    'dealer-pre-owned',
    'dealer-pre-owned-contact',
  ],
  journey: 'browse',
} satisfies DeclaredPage;

type Props = { params: Promise<{ site: string; key: string; version?: string[] }> };

export const ensureStatic = 'navigation';
export const generateStaticParams = versionsWithoutPrerender('site', 'key');

async function read(params: Props['params']) {
  const { site, key, version } = await params;
  if (!isSiteKey(site)) notFound();
  const pageKey = textOfSegment(key).replaceAll('.', '/');
  const group = groupOfVersion(version);
  return { site, pageKey, group, ...(await dealerPage(site, pageKey, group)) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { page, isAnswered, pageKey } = await read(params);
  if (page) return page.meta;
  return { title: pageName(pageKey), ...(isAnswered ? {} : { robots: { index: false } }) };
}

export default async function DealerPageRoute({ params }: Props) {
  const { site, pageKey, page, isAnswered, group } = await read(params);
  return (
    <>
      <Canonical site={site} path={`/${pageKey}`} />
      <DealerPageView site={site} pageKey={pageKey} page={page} isAnswered={isAnswered} group={group} />
    </>
  );
}
