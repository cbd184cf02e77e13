import { CheckoutSteps } from '#features/checkout/checkout-steps.tsx';
import { NeedsScript } from '#features/checkout/server/needs-script.tsx';
import { CartContent } from '../client/cart-content.tsx';

/** Step 1 of the checkout (BH-01). */
export function CartPage() {
  return (
    <main id="main" className="wrap">
      <CheckoutSteps current="cart" />
      <NeedsScript />
      <CartContent />
    </main>
  );
}
