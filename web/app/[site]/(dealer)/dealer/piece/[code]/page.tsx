import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { dealerPiece } from '#features/dealer/dealer-data.ts';
import { PieceView } from '#features/dealer/server/piece-view.tsx';
import { config } from '#lib/config.ts';
import { isSiteKey } from '#lib/sites.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

type Props = { params: Promise<{ site: string; code: string }> };

export const ensureStatic = 'navigation';
export const generateStaticParams = withoutPrerender('site', 'code');

async function read(params: Props['params']) {
  const { site, code } = await params;
  if (!isSiteKey(site)) notFound();
  return { site, piece: await dealerPiece(site, decodeURIComponent(code)) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { piece } = await read(params);
  return piece ? { title: `${config().dealerMaker} ${piece.name}`, description: piece.description } : {};
}

export default async function DealerPieceRoute({ params }: Props) {
  const { site, piece } = await read(params);
  if (!piece) notFound();
  return <PieceView site={site} piece={piece} />;
}
