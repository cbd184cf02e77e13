import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CustomerFragment, FullCartFragment } from '#gql/graphql.ts';
import checkout from '#features/checkout/checkout.module.css';
import { ErrorSummary } from '#features/checkout/error-summary.tsx';
import { useRefusals } from '#features/checkout/use-refusals.ts';
import { fieldOfPath } from '#features/checkout/refused-field.ts';
import { GiftCardPanel } from '#features/gift-cards/gift-card-panel.tsx';
import type { BotCheck } from '#lib/bot-check.ts';
import { loadChallenge, NextActionView } from '../actions/next-action-view.tsx';
import { contextOf } from '../initiation-result.ts';
import type { MethodHandle, MethodView } from '../methods/payment-method.ts';
import { outcomeOf, type FieldTexts, type PaymentOutcome } from '../payment-outcome.ts';
import { checkoutCheck } from '../send-payment.ts';
import { wait } from '../wait.ts';
import { BillingSection } from './billing-section.tsx';
import { CheckingMessage } from './checking-message.tsx';
import { MethodList } from './method-list.tsx';
import { placeGiftCardOrder } from './payment-api.ts';
import styles from './payment.module.css';
import { PlaceOrder } from './place-order.tsx';
import { RefusalMessage } from './refusal-message.tsx';
import { billingControl, useBillingForm } from './use-billing-form.ts';
import { useMethodChoice } from './use-method-choice.ts';
import type { Payment } from './use-payment.ts';

type PaymentFormProps = {
  cart: FullCartFragment;
  /** Null for a guest. */
  customer: CustomerFragment | null;
  payment: Payment;
  botCheck: BotCheck;
  /** Why the last change of the gift cards was refused. */
  onGiftCardProblem: (text: string | undefined) => void;
};

const NO_VIEW: MethodView = { isReady: false, errors: {} };
const sameId = (controlId: string) => controlId;

/** Step 3: gift cards, and for what they leave a method and the billing address; then the button that pays. */
export function PaymentForm({ cart, customer, payment, botCheck, onGiftCardProblem }: PaymentFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const method = useRef<MethodHandle>(null);
  const [view, setView] = useState(NO_VIEW);
  const choice = useMethodChoice(cart);
  const billing = useBillingForm(cart, customer?.billingAddresses ?? []);
  const { attempt, refuse, summarise } = useRefusals(sameId);
  const { state } = payment;
  /** ST-07: gift cards pay for everything. */
  const isCovered = cart.totalPriceAfterGiftCard.value === 0;
  const errors = isCovered ? [] : summarise(asFieldErrors({ ...view.errors, ...billing.errors }));
  const isReady = isCovered || (choice.chosen !== undefined && view.isReady);

  async function submit() {
    const outcome = await payment.submit(ready, send);
    if (outcome !== undefined) show(outcome);
  }

  async function ready(): Promise<boolean> {
    if (isCovered) return true;
    if (!isReady || method.current === null) return false;
    const found = asFieldErrors({ ...method.current.check(), ...(await billing.check()) });
    if (Object.keys(found).length === 0) return true;
    refuse(found);
    return false;
  }

  async function send(onChecking: () => void): Promise<PaymentOutcome> {
    const context = contextOf(cart);
    const expectedTotal = cart.totalPrice.value;
    const ports = { onChecking, botCheck: checkoutCheck(botCheck), wait };
    if (isCovered || method.current === null)
      return outcomeOf(await placeGiftCardOrder(expectedTotal, ports), context);
    void loadChallenge();
    return method.current.attempt({
      ...ports,
      context,
      expectedTotal,
      expectedRest: cart.totalPriceAfterGiftCard.value,
      saveBilling: billing.save,
    });
  }

  function end(outcome: PaymentOutcome) {
    payment.end(outcome);
    show(outcome);
  }

  function show(outcome: PaymentOutcome) {
    method.current?.show(outcome);
    if (outcome.kind === 'billingField') refuseBilling(fieldOfPath(outcome.field), outcome.message);
  }

  /** Focuses the field after it is rendered. */
  function refuseBilling(field: string, message: string) {
    flushSync(() => billing.refuse(field, message));
    document.getElementById(billingControl(field))?.focus();
  }

  if (state.step === 'checking') return <CheckingMessage free={isCovered} />;
  const paying = state.step === 'paying' || state.step === 'action';
  const left = cart.totalPriceAfterGiftCard.formattedPrice;
  return (
    <>
      <form
        ref={form}
        noValidate
        className={`${checkout['form']} ${styles['form']}`}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {state.step === 'refused' ? <RefusalMessage refusal={state.refusal} /> : null}
        <ErrorSummary errors={errors} attempt={attempt} />
        <section className={checkout['block']} aria-labelledby="how">
          <h2 id="how" className="title mb-4">
            {isCovered ? 'Your gift cards cover this order' : 'How would you like to pay?'}
          </h2>
          {isCovered ? (
            <p className="measure soft">There is nothing else to pay, and we need no card.</p>
          ) : (
            <MethodList
              choice={choice}
              panel={{
                cart,
                locked: paying,
                handle: method,
                onView: setView,
                onSubmit: () => form.current?.requestSubmit(),
              }}
            />
          )}
          {choice.giftCards || cart.appliedGiftCards.length > 0 ? (
            <GiftCardPanel
              cart={cart}
              locked={paying}
              botCheck={botCheck}
              reason={choice.giftCards?.reason}
              onProblem={onGiftCardProblem}
            />
          ) : null}
        </section>
        {isCovered ? null : (
          <BillingSection billing={billing} delivery={cart.shippingAddress} locked={paying} />
        )}
        <PlaceOrder
          state={state}
          isReady={isReady}
          left={isCovered ? undefined : left}
          note={cart.makingCharge?.message}
        />
      </form>
      {state.step === 'action' ? (
        <NextActionView action={state.action} total={left} context={contextOf(cart)} onEnd={end} />
      ) : null}
    </>
  );
}

function asFieldErrors(texts: FieldTexts) {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([controlId, message]) =>
      message ? [[controlId, { type: 'custom', message }]] : [],
    ),
  );
}
