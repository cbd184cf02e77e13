import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { MiniBag } from '#features/cart/client/mini-bag.tsx';
import { ShopFrame } from '#features/shell/server/shop-frame.tsx';
import { isSiteKey } from '#lib/sites.ts';

export default async function ShopLayout({
  children,
  params,
}: {
  children: ReactNode;
  params: Promise<{ site: string }>;
}) {
  const { site } = await params;
  if (!isSiteKey(site)) notFound();
  return (
    <ShopFrame site={site} bag={<MiniBag />}>
      {children}
    </ShopFrame>
  );
}
