import { greeting } from '#lib/london-date.ts';
import type { SiteKey } from '#lib/sites.ts';
import { Overview } from '../client/overview.tsx';
import { AccountFrame } from './account-frame.tsx';
import { accountOrders } from './account-orders.ts';
import type { Customer } from './customer.ts';

/** The latest order and three earlier ones. */
const SHOWN = 4;

/** RT-05: orders, the default address, and the customer's details. */
export async function AccountHome({ site, now, customer }: { site: SiteKey; now: Date; customer: Customer }) {
  const orders = await accountOrders(1, SHOWN);
  return (
    <AccountFrame site={site} at="/my-account">
      <Overview site={site} greeting={greeting(now)} customer={customer} orders={orders} most={SHOWN} />
    </AccountFrame>
  );
}
