import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { dealerPiece } from '#features/dealer/dealer-data.ts';
import { PieceView } from '#features/dealer/server/piece-view.tsx';
import { config } from '#lib/config.ts';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { groupOfVersion } from '#lib/routing/group-segment.ts';
import { textOfSegment } from '#lib/routing/inner-segment.ts';
import { isSiteKey } from '#lib/sites.ts';
import { versionsWithoutPrerender } from '#lib/without-prerender.ts';

export const declared = {
  address: 'resolved',
  policy: 'shop',
  indexed: 'found',
  versions: 'cached',
  analytics: ['Product Details'],
  screens: ['dealer-pre-owned-product', 'dealer-product'],
  journey: 'browse',
} satisfies DeclaredPage;

type Props = { params: Promise<{ site: string; code: string; version?: string[] }> };

export const ensureStatic = 'navigation';
export const generateStaticParams = versionsWithoutPrerender('site', 'code');

async function read(params: Props['params']) {
  const { site, code, version } = await params;
  if (!isSiteKey(site)) notFound();
  const piece = await dealerPiece(site, textOfSegment(code));
  return { site, piece, group: groupOfVersion(version) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { piece } = await read(params);
  return piece ? { title: `${config().dealerMaker} ${piece.name}`, description: piece.description } : {};
}

export default async function DealerPieceRoute({ params }: Props) {
  const { site, piece, group } = await read(params);
  if (!piece) notFound();
  return <PieceView site={site} piece={piece} group={group} />;
}
