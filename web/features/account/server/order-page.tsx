import { Link } from '#ui/link.tsx';
import { OrderView } from '#features/order/order-view.tsx';
import type { OrderAnswer } from '#features/order/shopper-order.ts';
import type { SiteKey } from '#lib/sites.ts';
import { AccountFrame } from '../account-frame.tsx';
import { OrdersUnanswered } from '../orders-unanswered.tsx';

/** RT-06: one order of the customer. */
export function OrderPage({ site, answer }: { site: SiteKey; answer: OrderAnswer }) {
  return (
    <AccountFrame site={site} at="/my-account/orders" isBelow>
      {answer.kind === 'order' ? (
        <OrderView
          order={answer.order}
          heading={
            <h1 className="d2 [overflow-wrap:anywhere]">
              Order <span className="num">{answer.order.orderNumber}</span>
            </h1>
          }
        />
      ) : (
        <NoSuchOrder isUnanswered={answer.kind === 'unanswered'} />
      )}
      <p className="small mt-10">
        <Link className="link" prefetch={false} isWithinPolicy href="/my-account/orders">
          All orders
        </Link>
      </p>
    </AccountFrame>
  );
}

function NoSuchOrder({ isUnanswered }: { isUnanswered: boolean }) {
  if (isUnanswered)
    return (
      <>
        <h1 className="d2">Your order</h1>
        <OrdersUnanswered />
      </>
    );
  return (
    <>
      <h1 className="d2">No such order in your account</h1>
      <p className="lead soft mt-4">
        Check the number in your receipt. If you ordered without signing in, find your order by its number and
        e-mail.
      </p>
      <p className="mt-5">
        <Link className="link" href="/find-order">
          Find an order
        </Link>
      </p>
    </>
  );
}
