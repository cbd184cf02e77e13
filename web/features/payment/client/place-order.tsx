import checkout from '#features/forms/forms.module.css';
import { Button } from '#ui/button.tsx';
import type { PaymentState } from '../payment-state.ts';

type PlaceOrderProps = {
  state: PaymentState;
  /** EN-13: the payment was sent, or its outcome is awaited. */
  isBusy: boolean;
  isReady: boolean;
  /** What is left to pay, formatted; undefined when gift cards pay for everything. */
  left: string | undefined;
  /** What is charged when making begins; undefined for nothing. */
  note?: string | undefined;
  /** What the button does with the amount. */
  verb?: string;
};

/** The button that places the order, and how far the payment is. */
export function PlaceOrder({
  state,
  isBusy,
  isReady,
  left,
  note,
  verb = 'Place order and pay',
}: PlaceOrderProps) {
  return (
    <section className={checkout['block']}>
      {note ? <p className="small measure mb-4">{note}</p> : null}
      <Button
        type="submit"
        block
        busy={isBusy}
        aria-disabled={isBusy || !isReady}
        // Pressing would blur the field above first, whose error message would then move the button away from the
        // pointer.
        onMouseDown={(event) => event.preventDefault()}
      >
        {left === undefined ? 'Place order and pay by gift card' : `${verb} ${left}`}
      </Button>
      <p role="status" className="small mt-3.5 text-center">
        {state.step === 'paying' ? progress(state, left !== undefined) : ''}
      </p>
      {left === undefined ? null : (
        <p className="micro soft mt-1 text-center">Your bank may ask you to confirm it is you.</p>
      )}
    </section>
  );
}

function progress({ slow, asking }: { slow: boolean; asking: boolean }, isAtBank: boolean): string {
  const long = slow ? ' This can take a minute.' : '';
  if (!isAtBank)
    return asking
      ? 'We are checking your order. Do not order again. Please keep this page open.'
      : `Placing your order. Please keep this page open.${long}`;
  if (asking) return 'We are checking with your bank. Do not pay again. Please keep this page open.';
  return `Talking to your bank. Please keep this page open.${long}`;
}
