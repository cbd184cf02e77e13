import checkout from '#features/forms/forms.module.css';
import { Button } from '#ui/button.tsx';
import { BANK, type MethodWords } from '../methods/method-words.ts';
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
  /** Of the chosen method; undefined when gift cards pay for everything, or no method can. */
  words?: MethodWords | undefined;
};

/** The button that places the order, and how far the payment is. */
export function PlaceOrder({ state, isBusy, isReady, left, note, words = BANK }: PlaceOrderProps) {
  // What to do next is in its place: go to the provider, or leave the payment.
  if (state.step === 'action' && state.action.kind === 'redirect') return null;
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
        {left === undefined ? 'Place order and pay by gift card' : words.button(left)}
      </Button>
      <p role="status" className="small mt-3.5 text-center">
        {state.step === 'paying' ? progress(state, left === undefined ? undefined : words.asked) : ''}
      </p>
      {left === undefined ? null : <p className="micro soft mt-1 text-center">{words.note}</p>}
    </section>
  );
}

/** @param asked whom: undefined when gift cards pay for everything */
function progress({ slow, asking }: { slow: boolean; asking: boolean }, asked: string | undefined): string {
  const long = slow ? ' This can take a minute.' : '';
  if (asked === undefined)
    return asking
      ? 'We are checking your order. Do not order again. Please keep this page open.'
      : `Placing your order. Please keep this page open.${long}`;
  if (asking) return `We are checking with ${asked}. Do not pay again. Please keep this page open.`;
  return `Talking to ${asked}. Please keep this page open.${long}`;
}
