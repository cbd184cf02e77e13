import { PlainButtonLink } from '#ui/plain-button-link.tsx';
import type { Order } from './order.ts';

/** Says that the order waits for its money, with the link to pay it again. */
export function MissingMoney({ order: { missingMoney } }: { order: Pick<Order, 'missingMoney'> }) {
  if (missingMoney == null) return null;
  const { amount, isPaid, token } = missingMoney;
  if (isPaid)
    return (
      <p className="measure mt-1.5" role="note">
        We have your payment of <span className="num whitespace-nowrap">{amount.formattedPrice}</span>, and
        are recording it. There is nothing more to do.
      </p>
    );
  if (token == null) return null;
  return (
    <div className="mt-4" role="note">
      <p className="measure">
        Your bank no longer holds <span className="num whitespace-nowrap">{amount.formattedPrice}</span> for
        this order: a bank holds money for a few days only. Nothing has been taken from it. We keep what has
        not left us, and send it when you have paid.
      </p>
      <p className="mt-4">
        <PlainButtonLink small href={`/checkout/pay-again/${token}`}>
          Pay <span className="num">{amount.formattedPrice}</span>
        </PlainButtonLink>
      </p>
    </div>
  );
}
