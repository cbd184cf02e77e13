import type { FullCartFragment } from '#gql/graphql.ts';
import type { CheckoutState } from '#features/checkout/checkout-state.ts';
import styles from '#features/forms/forms.module.css';
import type { BotCheck } from '#lib/bot-check.ts';
import { Button } from '#ui/button.tsx';
import { outcomeOf } from '../payment-outcome.ts';
import { contextOf } from '../payment-context.ts';
import { checkoutCheck } from '../send-payment.ts';
import { wait } from '../wait.ts';
import { CheckingMessage } from './checking-message.tsx';
import { placeFreeOrder } from './payment-api.ts';
import { RefusalMessage } from './refusal-message.tsx';
import type { Payment } from './use-one-payment.ts';

/** Step 3 of a bag with a total of 0 (ST-07): no card, no billing address, one button. */
export function FreeOrderForm({
  checkout: { data: cart, guestEmail, isSubmitting: placing },
  payment: { state, submit },
  botCheck,
}: {
  checkout: CheckoutState<FullCartFragment>;
  payment: Payment;
  botCheck: BotCheck;
}) {
  if (state.step === 'checking') return <CheckingMessage asked={undefined} />;
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(
          async () => true,
          async (onChecking) => {
            const ports = { onChecking, botCheck: checkoutCheck(botCheck), wait };
            const seen = { shippingAddressId: cart.shippingAddress?.id ?? null };
            return outcomeOf(await placeFreeOrder(seen, ports), contextOf(cart));
          },
        );
      }}
    >
      {state.step === 'refused' ? <RefusalMessage refusal={state.refusal} /> : null}
      <section className={styles['block']} aria-labelledby="nothing-to-pay">
        <h2 id="nothing-to-pay" className="title mb-2">
          Nothing to pay
        </h2>
        <p className="measure soft mb-6 [overflow-wrap:anywhere]">
          Your order is free, delivery included. We need no card; the receipt goes to {guestEmail}.
        </p>
        <Button type="submit" block busy={placing} aria-disabled={placing}>
          Place order
        </Button>
        <p role="status" className="small mt-3.5 text-center">
          {placing ? 'Placing your order. Please keep this page open.' : ''}
        </p>
      </section>
    </form>
  );
}
