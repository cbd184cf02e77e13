import { CheckoutSteps } from '#ui/checkout-steps.tsx';
import { NeedsScript } from '#features/forms/needs-script.tsx';
import type { SiteKey } from '#lib/sites.ts';
import { Canonical } from '#ui/canonical.tsx';
import { Slot } from '../../content/slot.tsx';
import type { CartAnswer } from '../../cart/cart-store.ts';
import { CartContent } from '../client/cart-content.tsx';

type CartPageProps = {
  site: SiteKey;
  /** The A/B group that the page is rendered for; null for everyone. */
  group: string | null;
  /** Undefined when the bag could not be loaded. */
  cart: CartAnswer | undefined;
};

/** Step 1 of the checkout (BH-01). */
export function CartPage({ site, group, cart }: CartPageProps) {
  return (
    <main id="main" className="wrap">
      <Canonical site={site} path="/checkout/cart" />
      <CheckoutSteps current="cart" />
      <NeedsScript />
      <Slot site={site} name="global-messaging-cart" group={group} className="pt-6" />
      <CartContent
        drawn={cart}
        whenEmpty={<Slot site={site} name="empty-cart" group={group} className="mt-12" />}
        whenFilled={
          <Slot
            site={site}
            name="cart"
            group={group}
            className="border-t border-line pt-8 pb-[var(--section)]"
          />
        }
      />
    </main>
  );
}
