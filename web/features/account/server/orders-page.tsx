import { Link } from '#ui/link.tsx';
import { SITES, type SiteKey } from '#lib/sites.ts';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { AccountFrame } from './account-frame.tsx';
import type { AccountOrders } from './account-orders.ts';
import { OrderTable } from './order-table.tsx';
import { OrdersUnanswered } from './orders-unanswered.tsx';

type OrdersPageProps = {
  site: SiteKey;
  /** Page number from 1. */
  page: number;
  pageSize: number;
  orders: AccountOrders | undefined;
};

/** RT-06: all orders, newest first. */
export function OrdersPage({ site, page, pageSize, orders }: OrdersPageProps) {
  return (
    <AccountFrame site={site} at="/my-account/orders">
      <h1 className="d2 mb-6">Orders</h1>
      {orders === undefined ? <OrdersUnanswered /> : null}
      {orders?.orders.length === 0 ? <NoOrders site={site} page={page} /> : null}
      {orders && orders.orders.length > 0 ? (
        <>
          <OrderTable orders={orders.orders} caption="Your orders, newest first" />
          <Pages page={page} pages={Math.ceil(orders.total / pageSize)} />
        </>
      ) : null}
    </AccountFrame>
  );
}

function NoOrders({ site, page }: { site: SiteKey; page: number }) {
  if (page > 1)
    return (
      <p>
        There are no orders on this page.{' '}
        <Link className="link" href="/my-account/orders">
          See the newest
        </Link>
      </p>
    );
  return (
    <div className="grid justify-items-start gap-5">
      <p className="lead soft">
        Nothing yet. Your first {SITES[site].piece.one} will be here from the day you order it. If you ordered
        without signing in, find your order by its number and e-mail.
      </p>
      <p className="flex flex-wrap gap-6">
        <ArrowLink href="/">Look around</ArrowLink>
        <ArrowLink href="/find-order">Find an order</ArrowLink>
      </p>
    </div>
  );
}

function Pages({ page, pages }: { page: number; pages: number }) {
  if (pages < 2) return null;
  const to = (wanted: number) => `/my-account/orders?page=${wanted}`;
  return (
    <nav aria-label="Pages of orders" className="mt-8 flex items-center justify-between gap-4">
      {page > 1 ? (
        <Link className="link py-2" prefetch={false} rel="prev" href={to(page - 1)}>
          Newer
        </Link>
      ) : (
        <span />
      )}
      <p className="small soft num">
        Page {page} of {pages}
      </p>
      {page < pages ? (
        <Link className="link py-2" prefetch={false} rel="next" href={to(page + 1)}>
          Older
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
