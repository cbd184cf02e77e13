import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { botCheck } from '#features/account/bot-check.ts';
import { GuestSignUp } from '#features/account/islands.tsx';
import { ConfirmationPage } from '#features/order/server/confirmation-page.tsx';
import { shopperOrder } from '#features/order/shopper-order.ts';
import { versioned } from '#features/preview/server/staged.tsx';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { groupOfVersion } from '#lib/routing/group-segment.ts';
import { isSiteKey } from '#lib/sites.ts';
import { versionsWithoutPrerender } from '#lib/without-prerender.ts';

export const declared = {
  address: 'own',
  policy: 'strict',
  indexed: 'hidden',
  versions: 'shopper',
  crawled: 'no',
  screens: ['confirmation', 'confirmation-gift-card'],
  journey: 'place-order',
} satisfies DeclaredPage;

type Props = {
  params: Promise<{ site: string; version?: string[] }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** Rendered per request, because its scripts carry the nonce of that response. */
export const instant = false;
export const generateStaticParams = versionsWithoutPrerender('site');

async function orderNumber(searchParams: Props['searchParams']): Promise<string | undefined> {
  const given = (await searchParams)['orderNumber'];
  return typeof given === 'string' ? given : undefined;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const answer = await shopperOrder(await orderNumber(searchParams));
  const title = answer.kind === 'order' ? `Order ${answer.order.orderNumber} placed` : 'Your order';
  return { title, robots: { index: false } };
}

async function OrderConfirmationRoute({ params, searchParams }: Props) {
  const { site, version } = await params;
  if (!isSiteKey(site)) notFound();
  await connection();
  return (
    <ConfirmationPage
      site={site}
      group={groupOfVersion(version)}
      orderNumber={orderNumber(searchParams)}
      signUp={(guest) => <GuestSignUp order={guest} botCheck={botCheck()} />}
    />
  );
}

export default versioned(OrderConfirmationRoute);
