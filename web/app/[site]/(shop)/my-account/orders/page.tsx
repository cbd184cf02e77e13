import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AccountUnanswered } from '#features/account/server/account-unanswered.tsx';
import { signedInCustomer } from '#features/account/server/customer.ts';
import { OrderHistory } from '#features/account/client/order-history.tsx';
import { AccountFrame } from '#features/account/account-frame.tsx';
import { accountOrders } from '#features/account/server/account-reads.ts';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { searchParam, type SearchParams } from '#lib/search-param.ts';
import { isSiteKey, type SiteKey } from '#lib/sites.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

export const declared = {
  address: 'own',
  policy: 'strict',
  indexed: 'hidden',
  crawled: 'no',
  analytics: ['Order History Page'],
  screens: ['orders'],
  journey: 'account',
} satisfies DeclaredPage;

type Props = { params: Promise<{ site: string }>; searchParams: SearchParams };

export const instant = false;
export const generateStaticParams = withoutPrerender('site');
export const metadata: Metadata = { title: 'Your orders', robots: { index: false } };

/** Page number from 1; an invalid value is page 1. */
function pageNumber(given: string | undefined): number {
  return given !== undefined && /^[1-9]\d{0,3}$/.test(given) ? Number(given) : 1;
}

const PAGE_SIZE = 10;

/** RT-06: all orders, newest first. @param page from 1 */
async function OrdersPage({ site, page }: { site: SiteKey; page: number }) {
  const orders = await accountOrders(page, PAGE_SIZE);
  return (
    <AccountFrame site={site} at="/my-account/orders">
      <h1 className="d2 mb-6">Orders</h1>
      <OrderHistory site={site} page={page} pageSize={PAGE_SIZE} orders={orders} />
    </AccountFrame>
  );
}

export default async function OrdersRoute({ params, searchParams }: Props) {
  const { site } = await params;
  if (!isSiteKey(site)) notFound();
  const page = pageNumber(await searchParam(searchParams, 'page'));
  const customer = await signedInCustomer(
    page === 1 ? '/my-account/orders' : `/my-account/orders?page=${page}`,
  );
  if (customer === undefined) return <AccountUnanswered site={site} />;
  return <OrdersPage site={site} page={page} />;
}
