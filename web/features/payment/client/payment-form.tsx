import dynamic from 'next/dynamic';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { CustomerFragment, FullCartFragment } from '#gql/graphql.ts';
import checkout from '#features/checkout/checkout.module.css';
import { ErrorSummary } from '#features/checkout/error-summary.tsx';
import { useRefusals } from '#features/checkout/use-refusals.ts';
import { fieldOfPath } from '#features/checkout/refused-field.ts';
import { Button } from '#ui/button.tsx';
import { attemptPayment, type PaymentOutcome } from '../attempt-payment.ts';
import { BillingSection } from './billing-section.tsx';
import { CardPanel } from './card-panel.tsx';
import { CheckingMessage } from './checking-message.tsx';
import { introduceCard, payByCard } from './payment-api.ts';
import styles from './payment.module.css';
import { RefusalMessage } from './refusal-message.tsx';
import { useBillingForm, type FieldTexts } from './use-billing-form.ts';
import { CARD_FIELD_IDS, useCardForm } from './use-card-form.ts';
import { usePayment } from './use-payment.ts';

/** Few payments need it, and its script is loaded while the bank is asked. */
const loadDialog = async () => (await import('./challenge-dialog.tsx')).ChallengeDialog;
const ChallengeDialog = dynamic(loadDialog, { ssr: false });

type PaymentFormProps = {
  cart: FullCartFragment;
  /** Null for a guest. */
  customer: CustomerFragment | null;
  /** The outcome of an earlier payment of this bag, where the page was opened during it. */
  start?: PaymentOutcome | undefined;
  onPlaced: (orderNumber: string) => void;
};

const CARD_IDS: Record<string, string> = CARD_FIELD_IDS;
const idOf = (field: string) => CARD_IDS[field] ?? `billing-${field}`;

/** Step 3: card, billing address, and the button that places the order. */
export function PaymentForm({ cart, customer, start, onPlaced }: PaymentFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const card = useCardForm(cart.id, () => form.current?.requestSubmit());
  const billing = useBillingForm(cart, customer?.billingAddresses ?? []);
  const payment = usePayment(cart, { send, start, onPlaced, onOutcome });
  const { attempt, refuse, summarise } = useRefusals(idOf);
  const errors = summarise(asFieldErrors({ ...card.errors, ...billing.errors }));
  const { state } = payment;

  async function send(...[context, onChecking]: Parameters<Parameters<typeof usePayment>[1]['send']>) {
    card.lock(true);
    void loadDialog();
    const expectedTotal = cart.totalPrice.value;
    return attemptPayment(
      {
        createToken: card.createToken,
        saveBilling: billing.save,
        introduce: (transientToken) => introduceCard({ cartId: cart.id, transientToken }),
        pay: (transientToken) => payByCard({ transientToken, expectedTotal }, onChecking),
      },
      context,
    );
  }

  function onOutcome(outcome: PaymentOutcome) {
    if (outcome.kind === 'challenge') return;
    card.lock(false);
    if (outcome.kind === 'cardFields') card.showErrors(outcome.errors);
    if (outcome.kind === 'billingField') refuseBilling(fieldOfPath(outcome.field), outcome.message);
    if (outcome.kind === 'refused' && outcome.refusal.reloadFields) card.reload();
  }

  /** Focuses the field after it is rendered. */
  function refuseBilling(field: string, message: string) {
    flushSync(() => billing.refuse(field, message));
    document.getElementById(idOf(field))?.focus();
  }

  async function ready(): Promise<boolean> {
    if (card.status !== 'ready') return false;
    const found = asFieldErrors({ ...card.check(), ...(await billing.check()) });
    if (Object.keys(found).length === 0) return true;
    refuse(found);
    return false;
  }

  if (state.step === 'checking') return <CheckingMessage />;
  const paying = state.step === 'paying' || state.step === 'challenge';
  return (
    <>
      <form
        ref={form}
        noValidate
        className={`${checkout['form']} ${styles['form']}`}
        onSubmit={(event) => {
          event.preventDefault();
          void payment.submit(ready);
        }}
      >
        {state.step === 'filling' && state.refusal ? <RefusalMessage refusal={state.refusal} /> : null}
        <ErrorSummary errors={errors} attempt={attempt} />
        <section className={checkout['block']} aria-labelledby="how">
          <h2 id="how" className="title mb-4">
            How would you like to pay?
          </h2>
          <CardPanel card={card} locked={paying} />
        </section>
        <BillingSection billing={billing} delivery={cart.shippingAddress} locked={paying} />
        <section className={checkout['block']}>
          <Button
            type="submit"
            block
            busy={paying}
            aria-disabled={paying || card.status !== 'ready'}
            // Pressing would blur the field above first, whose error message would then move the button away from the
            // pointer.
            onMouseDown={(event) => event.preventDefault()}
          >
            Place order and pay {cart.totalPrice.formattedPrice}
          </Button>
          <p role="status" className="small mt-3.5 text-center">
            {state.step === 'paying' ? progress(state) : ''}
          </p>
          <p className="micro soft mt-1 text-center">Your bank may ask you to confirm it is you.</p>
        </section>
      </form>
      {state.step === 'challenge' ? (
        <ChallengeDialog
          key={state.challenge.placementId}
          challenge={state.challenge}
          total={cart.totalPrice.formattedPrice}
          context={payment.context}
          onEnd={payment.end}
        />
      ) : null}
    </>
  );
}

function progress({ slow, asking }: { slow: boolean; asking: boolean }): string {
  if (asking) return 'We are checking with your bank. Do not pay again. Please keep this page open.';
  return `Talking to your bank. Please keep this page open.${slow ? ' This can take a minute.' : ''}`;
}

function asFieldErrors(texts: FieldTexts) {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([field, message]) =>
      message ? [[field, { type: 'custom', message }]] : [],
    ),
  );
}
