import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { orderAddress } from '#features/account/order-address.ts';
import { AccountUnanswered } from '#features/account/server/account-unanswered.tsx';
import { signedInCustomer } from '#features/account/server/customer.ts';
import { OrderPage } from '#features/account/server/order-page.tsx';
import { customerOrder } from '#features/order/shopper-order.ts';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { searchParam, type SearchParams } from '#lib/search-param.ts';
import { isSiteKey } from '#lib/sites.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

export const declared = {
  address: 'own',
  policy: 'strict',
  indexed: 'hidden',
  crawled: 'no',
  analytics: ['Order History Page'],
  screens: ['order'],
  journey: 'account',
} satisfies DeclaredPage;

type Props = { params: Promise<{ site: string }>; searchParams: SearchParams };

export const instant = false;
export const generateStaticParams = withoutPrerender('site');
export const metadata: Metadata = { title: 'Your order', robots: { index: false } };

export default async function OrderRoute({ params, searchParams }: Props) {
  const { site } = await params;
  if (!isSiteKey(site)) notFound();
  const orderNumber = await searchParam(searchParams, 'orderNumber');
  const customer = await signedInCustomer(orderAddress(orderNumber ?? ''));
  if (customer === undefined) return <AccountUnanswered site={site} />;
  return <OrderPage site={site} answer={await customerOrder(orderNumber)} />;
}
