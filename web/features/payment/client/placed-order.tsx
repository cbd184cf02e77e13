import { useEffect } from 'react';
import { browserStorage } from '#lib/browser-storage.ts';
import { cartStore } from '#features/cart/cart-of-page.ts';
import { saveLastOrder } from '#features/cart/last-order.ts';
import checkout from '#features/forms/forms.module.css';
import { clearGuestDetails } from '#features/session/guest-details.ts';
import { clearShippingOption } from '#features/session/shipping-option.ts';
import { notifyOtherTabs } from './placed-elsewhere.ts';

/**
 * Shown on the way to the confirmation. Replaces everything that reads the bag, which no longer exists: fetched
 * again, it would look lost.
 */
export function PlacedOrder({ orderNumber }: { orderNumber: string }) {
  useEffect(() => {
    forgetBag();
    saveLastOrder(browserStorage('session'), orderNumber);
    notifyOtherTabs(orderNumber);
    // A full page load: the confirmation has a different policy, and the card provider's script is unloaded.
    window.location.replace(`/checkout/orderConfirmation?${new URLSearchParams({ orderNumber })}`);
  }, [orderNumber]);
  return (
    <p role="status" className={`lead soft ${checkout['form']}`}>
      Your order is placed. One moment.
    </p>
  );
}

/** ST-06: deletes what was stored for this order. */
function forgetBag(): void {
  const session = browserStorage('session');
  clearGuestDetails(session);
  clearShippingOption(session);
  cartStore.forget();
}
