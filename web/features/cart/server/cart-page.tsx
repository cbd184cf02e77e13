import { CheckoutSteps } from '#features/checkout/checkout-steps.tsx';
import { CartHeading } from '../client/cart-heading.tsx';
import { CartIsland } from '../client/cart-island.tsx';
import styles from '../client/cart.module.css';

/** Step 1 of the checkout (BH-01). */
export function CartPage() {
  return (
    <main id="main" className="wrap">
      <CheckoutSteps current="cart" />
      <div className={styles['page']}>
        <CartHeading />
        <CartIsland />
      </div>
    </main>
  );
}
