import { retryCart } from '#features/cart/use-cart.ts';
import { Button } from '#ui/button.tsx';
import { Message } from '#ui/message.tsx';
import styles from '../forms/forms.module.css';

/** Shown when the bag did not load: says that nothing is lost, and offers a retry. */
export function CartUnreachable() {
  return (
    <div className={styles['form']}>
      <Message tone="error">
        <p>We could not reach your bag just now. Nothing is lost.</p>
        <Button look="line" small className="mt-3" onClick={retryCart}>
          Try again
        </Button>
      </Message>
    </div>
  );
}
