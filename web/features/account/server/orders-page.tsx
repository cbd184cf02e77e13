import type { SiteKey } from '#lib/sites.ts';
import { OrderHistory } from '../client/order-history.tsx';
import { AccountFrame } from './account-frame.tsx';
import { accountOrders } from './account-orders.ts';

const PAGE_SIZE = 10;

/** RT-06: all orders, newest first. @param page from 1 */
export async function OrdersPage({ site, page }: { site: SiteKey; page: number }) {
  const orders = await accountOrders(page, PAGE_SIZE);
  return (
    <AccountFrame site={site} at="/my-account/orders">
      <h1 className="d2 mb-6">Orders</h1>
      <OrderHistory site={site} page={page} pageSize={PAGE_SIZE} orders={orders} />
    </AccountFrame>
  );
}
