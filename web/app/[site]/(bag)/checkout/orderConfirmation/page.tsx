import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { botCheck } from '#features/account/bot-check.ts';
import { GuestSignUp } from '#features/account/islands.tsx';
import { ConfirmationPage } from '#features/order/server/confirmation-page.tsx';
import { shopperOrder } from '#features/order/shopper-order.ts';
import { groupOfSegment } from '#lib/routing/group-segment.ts';
import { isSiteKey } from '#lib/sites.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

type Props = {
  params: Promise<{ site: string; group?: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** Rendered per request, because its scripts carry the nonce of that response. */
export const instant = false;
export const generateStaticParams = withoutPrerender('site');

async function orderNumber(searchParams: Props['searchParams']): Promise<string | undefined> {
  const given = (await searchParams)['orderNumber'];
  return typeof given === 'string' ? given : undefined;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const answer = await shopperOrder(await orderNumber(searchParams));
  const title = answer.kind === 'order' ? `Order ${answer.order.orderNumber} placed` : 'Your order';
  return { title, robots: { index: false } };
}

export default async function OrderConfirmationRoute({ params, searchParams }: Props) {
  const { site, group } = await params;
  if (!isSiteKey(site)) notFound();
  await connection();
  return (
    <ConfirmationPage
      site={site}
      group={groupOfSegment(group)}
      orderNumber={orderNumber(searchParams)}
      signUp={(guest) => <GuestSignUp order={guest} botCheck={botCheck()} />}
    />
  );
}
