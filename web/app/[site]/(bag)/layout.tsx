import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { BagLink } from '#features/cart/client/mini-bag.tsx';
import { ListLink } from '#features/favourites/client/mini-favourites-tool.tsx';
import { AccountLink } from '#features/shell/server/account-link.tsx';
import { ShopFrame } from '#features/shell/server/shop-frame.tsx';
import { isSiteKey } from '#lib/sites.ts';

type Props = { children: ReactNode; params: Promise<{ site: string }> };

/**
 * Layout of the bag and the confirmation: the shop's frame, with header icons that load no bag or list data (BH-05).
 */
export default async function BagLayout({ children, params }: Props) {
  const { site } = await params;
  if (!isSiteKey(site)) notFound();
  return (
    <ShopFrame
      site={site}
      tools={
        <>
          <AccountLink />
          <ListLink />
          <BagLink />
        </>
      }
    >
      {children}
    </ShopFrame>
  );
}
