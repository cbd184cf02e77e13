import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CartPage } from '#features/cart-page/server/cart-page.tsx';
import { shopperCart } from '#features/cart-page/server/shopper-cart.ts';
import { versioned } from '#features/preview/server/staged.tsx';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { groupOfVersion } from '#lib/routing/group-segment.ts';
import { isSiteKey } from '#lib/sites.ts';
import { versionsWithoutPrerender } from '#lib/without-prerender.ts';

export const declared = {
  address: 'own',
  policy: 'strict',
  indexed: 'found',
  versions: 'shopper',
  analytics: ['Shopping Cart'],
  screens: ['cart', 'cart-empty', 'cart-expensive', 'cart-gift-card'],
  journey: 'bag',
} satisfies DeclaredPage;

/**
 * Rendered without streaming: streamed parts are moved into place by a script and would be missing without
 * JavaScript.
 */
export const instant = false;
export const generateStaticParams = versionsWithoutPrerender('site');
/** Indexed: search engines have no cookie, so they see an empty bag and the ways on from it. */
export const metadata: Metadata = { title: 'Your bag' };

type Props = { params: Promise<{ site: string; version?: string[] }> };

async function CartRoute({ params }: Props) {
  const { site, version } = await params;
  if (!isSiteKey(site)) notFound();
  return <CartPage site={site} group={groupOfVersion(version)} cart={await shopperCart()} />;
}

export default versioned(CartRoute);
