import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { DealerFrame } from '#features/dealer/server/dealer-frame.tsx';
import { isSiteKey } from '#lib/sites.ts';

type Props = { children: ReactNode; params: Promise<{ site: string }> };

export default async function DealerLayout({ children, params }: Props) {
  const { site } = await params;
  if (!isSiteKey(site)) notFound();
  return <DealerFrame site={site}>{children}</DealerFrame>;
}
