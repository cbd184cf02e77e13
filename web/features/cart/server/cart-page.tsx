import { CheckoutSteps } from '#features/checkout/checkout-steps.tsx';
import { NeedsScript } from '#features/checkout/needs-script.tsx';
import type { SiteKey } from '#lib/sites.ts';
import { Slot } from '../../content/slot.tsx';
import type { CartAnswer } from '../cart-store.ts';
import { CartContent } from '../client/cart-content.tsx';

/** Step 1 of the checkout (BH-01). @param cart undefined when it could not be loaded */
export function CartPage({ site, cart }: { site: SiteKey; cart: CartAnswer | undefined }) {
  return (
    <main id="main" className="wrap">
      <CheckoutSteps current="cart" />
      <NeedsScript />
      <Slot site={site} name="global-messaging-cart" className="pt-6" />
      <CartContent
        drawn={cart}
        whenEmpty={<Slot site={site} name="empty-cart" className="mt-12" />}
        whenFilled={
          <Slot site={site} name="cart" className="border-t border-line pt-8 pb-[var(--section)]" />
        }
      />
    </main>
  );
}
