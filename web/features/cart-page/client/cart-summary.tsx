import { lazy, Suspense } from 'react';
import type { FullCartFragment } from '#gql/graphql.ts';
import { useSite } from '#lib/site-context.tsx';
import { BagOverTime } from '#features/finance/bag-over-time.tsx';
import { ExpressPay } from '#features/payment/express-pay.tsx';
import { DiscountCodes } from '#features/promotions/discount-codes.tsx';
import { NextOffers } from '#features/promotions/next-offers.tsx';
import { Savings } from '#features/promotions/savings.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { PlainButtonLink } from '#ui/plain-button-link.tsx';
import { Totals } from '#ui/totals.tsx';
import type { CartPageFailure } from '../../cart/cart-page-message.ts';
import { totalsOf } from '../../cart/cart-totals.ts';
import { TotalNews } from '../../cart/total-news.tsx';
import { isBlocked } from '../../../lib/line-facts.ts';
import { isSentByEmail } from '../../cart/sent-by-email.ts';
import styles from '../../cart/cart.module.css';

// Needs script anyway.
const ShareBag = lazy(async () => ({
  default: (await import('#features/shared-bag/share-bag.tsx')).ShareBag,
}));
const ExpressBag = lazy(async () => ({ default: (await import('./express-bag.tsx')).ExpressBag }));

type CartSummaryProps = { cart: FullCartFragment; onLost: (failure: CartPageFailure) => void };

export function CartSummary({ cart, onLost }: CartSummaryProps) {
  const [delivered, returned] = useSite().words.bagPromises;
  const { rows, grand, vat } = totalsOf(cart, 'Total');
  return (
    <aside className={styles['summary']} aria-label="Order summary">
      <h2 className="title mb-4">Summary</h2>
      <Totals rows={rows} grand={grand} />
      <TotalNews {...grand} />
      {vat === null ? null : <p className="micro soft mt-1.5">{vat}</p>}
      <Savings cart={cart} />
      <NextOffers offers={cart.nextOffers} />
      <DiscountCodes cart={cart} onLost={onLost} />
      <div className="mb-5" />
      <GoToCheckout blocked={isBlocked(cart)} />
      {isBlocked(cart) || isSentByEmail(cart) ? null : (
        <ExpressPay>
          <ExpressBag cart={cart} />
        </ExpressPay>
      )}
      <Suspense>
        <ShareBag />
      </Suspense>
      <BagOverTime version={cart.version} />
      {isSentByEmail(cart) ? null : (
        <ul className="small mt-6 grid gap-2">
          <li className="flex gap-3">
            <Icon name="van" />
            {delivered}
          </li>
          <li className="flex gap-3">
            <Icon name="tick" />
            {returned}
          </li>
        </ul>
      )}
    </aside>
  );
}

function GoToCheckout({ blocked }: { blocked: boolean }) {
  if (!blocked) {
    return (
      // A full page load: the checkout has a stricter content security policy.
      <PlainButtonLink href="/checkout/delivery" block>
        Go to checkout
      </PlainButtonLink>
    );
  }
  return (
    <>
      <Button block aria-disabled aria-describedby="checkout-blocked">
        Go to checkout
      </Button>
      <p id="checkout-blocked" className="small soft mt-3">
        Remove anything sold out, or choose fewer, to continue.
      </p>
    </>
  );
}
