'use client';

import { AccountOrdersDocument } from '#gql/account/graphql.ts';
import type { AccountOrdersQuery } from '#gql/graphql.ts';
import { SITES, type SiteKey } from '#lib/sites.ts';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { Link } from '#ui/link.tsx';
import { OrdersUnanswered } from '../orders-unanswered.tsx';
import { OrderTable } from './order-table.tsx';
import { useAccountAnswer } from './use-account-answer.ts';

type OrderHistoryProps = {
  site: SiteKey;
  /** Page number from 1. */
  page: number;
  pageSize: number;
  /** As the page was rendered with; undefined where they could not be loaded. */
  orders: AccountOrdersQuery | undefined;
};

/** RT-06: all orders, newest first. */
export function OrderHistory({ site, page, pageSize, orders: rendered }: OrderHistoryProps) {
  const variables = { getOrders: { pageIndex: page - 1, pageSize } };
  const answer = useAccountAnswer(AccountOrdersDocument, variables, rendered);
  if (answer === undefined) return <OrdersUnanswered />;
  const { orders, total } = answer.accountOrders;
  if (orders.length === 0) return <NoOrders site={site} page={page} />;
  return (
    <>
      <OrderTable orders={orders} caption="Your orders, newest first" />
      <Pages page={page} pages={Math.ceil(total / pageSize)} />
    </>
  );
}

function NoOrders({ site, page }: { site: SiteKey; page: number }) {
  if (page > 1)
    return (
      <p>
        There are no orders on this page.{' '}
        <Link className="link" isWithinPolicy href="/my-account/orders">
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
        <Link className="link py-2" prefetch={false} isWithinPolicy rel="prev" href={to(page - 1)}>
          Newer
        </Link>
      ) : (
        <span />
      )}
      <p className="small soft num">
        Page {page} of {pages}
      </p>
      {page < pages ? (
        <Link className="link py-2" prefetch={false} isWithinPolicy rel="next" href={to(page + 1)}>
          Older
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
