import { notFound } from 'next/navigation';
import { Suspense, type ReactNode } from 'react';
import { MiniBag } from '#features/cart/client/mini-bag.tsx';
import { MiniFavouritesTool } from '#features/favourites/client/mini-favourites-tool.tsx';
import { ExperimentGroup } from '#features/experiments/client/experiment-group.tsx';
import { HeaderData } from '#features/header-data/client/header-data.tsx';
import { AccountLink } from '#features/shell/server/account-link.tsx';
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
    <ShopFrame
      site={site}
      tools={
        <>
          <AccountLink />
          <MiniFavouritesTool />
          <MiniBag />
        </>
      }
    >
      <HeaderData />
      <Suspense>
        <ExperimentGroup />
      </Suspense>
      {children}
    </ShopFrame>
  );
}
