import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { BagLink } from '#features/cart/client/bag-link.tsx';
import { ShopFrame } from '#features/shell/server/shop-frame.tsx';
import { isSiteKey } from '#lib/sites.ts';

type Props = { children: ReactNode; params: Promise<{ site: string }> };

/** Around the bag and the confirmation: the shop's frame, with a bag icon that asks for nothing (BH-05). */
export default async function BagLayout({ children, params }: Props) {
  const { site } = await params;
  if (!isSiteKey(site)) notFound();
  return (
    <ShopFrame site={site} bag={<BagLink />}>
      {children}
    </ShopFrame>
  );
}
