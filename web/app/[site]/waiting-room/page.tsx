import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { WaitingView } from '#features/waiting-room/server/waiting-view.tsx';
import type { Told } from '#features/waiting-room/waiting-header.ts';
import { WAITING_HEADER } from '#features/waiting-room/waiting-header.ts';
import { waitingWords } from '#features/waiting-room/waiting-words.ts';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { isSiteKey } from '#lib/sites.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

export const declared = { address: 'any', policy: 'shop', indexed: 'hidden' } satisfies DeclaredPage;

/** Rendered without streaming, so that it is complete without script. */
export const instant = false;
export const generateStaticParams = withoutPrerender('site');

async function told(): Promise<Told | null> {
  const named = (await headers()).get(WAITING_HEADER);
  return named === null ? null : (JSON.parse(named) as Told);
}

export async function generateMetadata(): Promise<Metadata> {
  const visitor = await told();
  return {
    title: visitor === null ? undefined : waitingWords(visitor.standing).title,
    robots: { index: false },
  };
}

/** What the proxy shows, with status 503, at an address that a waiting room stands before. */
export default async function WaitingRoomRoute({ params }: { params: Promise<{ site: string }> }) {
  const [{ site }, visitor] = [await params, await told()];
  if (!isSiteKey(site) || visitor === null) notFound();
  return <WaitingView site={site} standing={visitor.standing} path={visitor.path} />;
}
