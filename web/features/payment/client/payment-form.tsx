import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { CustomerFragment, FullCartFragment } from '#gql/graphql.ts';
import type { CheckoutState } from '#features/checkout/checkout-state.ts';
import layout from '#features/forms/forms.module.css';
import { BagOverTime } from '#features/finance/bag-over-time.tsx';
import { ErrorSummary } from '#features/forms/error-summary.tsx';
import { useRefusals, fieldOfPath } from '#features/forms/use-refusals.ts';
import { facts } from '#features/measuring/facts.ts';
import { GiftCardPanel } from '#features/gift-cards/gift-card-panel.tsx';
import type { BotCheck } from '#lib/bot-check.ts';
import { loadChallenge, NextActionView } from '../actions/next-action-view.tsx';
import { givex } from '../methods/givex/givex.ts';
import { METHODS } from '../methods/registry.ts';
import { outcomeOf, type PaymentOutcome } from '../payment-outcome.ts';
import { checkoutCheck } from '../send-payment.ts';
import { wait } from '../wait.ts';
import { asFieldErrors } from './as-field-errors.ts';
import { BillingSection } from './billing-section.tsx';
import { CheckingMessage } from './checking-message.tsx';
import { MethodList } from './method-list.tsx';
import styles from './payment.module.css';
import { PlaceOrder } from './place-order.tsx';
import { RefusalMessage } from './refusal-message.tsx';
import { billingControl, useBillingForm } from './use-billing-form.ts';
import type { useMethodChoice } from './use-method-choice.ts';
import type { Payment } from './use-one-payment.ts';
import { useShownMethod } from './use-shown-method.ts';

type PaymentFormProps = {
  checkout: CheckoutState<FullCartFragment>;
  /** Null for a guest. */
  customer: CustomerFragment | null;
  payment: Payment;
  botCheck: BotCheck;
  /** Why the last gift card was refused. */
  onGiftCardProblem: (text: string | undefined) => void;
};

const sameId = (controlId: string) => controlId;

/** Step 3: gift cards, and for what they leave a method and the billing address; then the button that pays. */
export function PaymentForm({ checkout, customer, payment, botCheck, onGiftCardProblem }: PaymentFormProps) {
  const { data: cart, isSubmitting, isProcessing } = checkout;
  const form = useRef<HTMLFormElement>(null);
  const { choice, handle: method, view, words, context, ...shown } = useShownMethod(cart);
  const billing = useBillingForm(cart, customer?.billingAddresses ?? []);
  const { attempt, refuse, summarise } = useRefusals(sameId);
  const { state } = payment;
  /** ST-07: gift cards pay for everything. */
  const isCovered = cart.totalPriceAfterGiftCard.value === 0;
  const errors = isCovered ? [] : summarise(asFieldErrors({ ...view.errors, ...billing.errors }));
  const isReady = isCovered || (shown.isChosen && view.isReady);

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
    const expectedTotal = cart.totalPrice.value;
    const shippingAddressId = cart.shippingAddress?.id ?? null;
    const ports = { onChecking, botCheck: checkoutCheck(botCheck), wait };
    facts.push(['payment', isCovered ? 'givex' : (choice.chosen ?? 'givex')]);
    if (isCovered || method.current === null)
      return outcomeOf(await givex.placeOrder({ shippingAddressId, expectedTotal }, ports), context);
    void loadChallenge();
    const outcome = await method.current.attempt({
      ...ports,
      context,
      expectedTotal,
      expectedRest: cart.totalPriceAfterGiftCard.value,
      saveBilling: billing.save,
      seen: { shippingAddressId, billedAsDelivered: billing.choice === 'same' },
    });
    return shown.remember(outcome);
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

  if (state.step === 'checking') return <CheckingMessage asked={isCovered ? undefined : words.asked} />;
  const paying = isSubmitting || isProcessing;
  const left = cart.totalPriceAfterGiftCard.formattedPrice;
  return (
    <>
      <form
        ref={form}
        noValidate
        className={`${layout['form']} ${styles['form']}`}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {state.step === 'refused' ? <RefusalMessage refusal={state.refusal} /> : null}
        <ErrorSummary errors={errors} attempt={attempt} />
        <section className={layout['block']} aria-labelledby="how">
          <h2 id="how" className="title mb-4">
            {isCovered ? 'Your gift cards cover this order' : 'How would you like to pay?'}
          </h2>
          {isCovered ? (
            <p className="measure soft">There is nothing else to pay, and we need no card.</p>
          ) : (
            <MethodList
              choice={choice}
              methods={METHODS}
              panel={{
                cart,
                locked: paying,
                handle: method,
                onView: shown.onView,
                onSubmit: () => form.current?.requestSubmit(),
              }}
            />
          )}
          <GiftCards
            checkout={checkout}
            botCheck={botCheck}
            offer={choice.giftCards}
            onProblem={onGiftCardProblem}
          />
        </section>
        {isCovered ? null : (
          <BillingSection billing={billing} delivery={checkout.shippingAddress} locked={paying} />
        )}
        <PlaceOrder
          state={state}
          isBusy={paying}
          isReady={isReady}
          left={isCovered ? undefined : left}
          note={cart.makingCharge?.message}
          words={view.button === undefined ? words : { ...words, button: () => view.button ?? '' }}
        />
      </form>
      {state.step === 'action' ? (
        <NextActionView action={state.action} total={left} context={context} onEnd={end} />
      ) : null}
      {isCovered || choice.chosen === 'v12' ? null : (
        <div className={layout['form']} inert={paying}>
          <BagOverTime version={cart.version} isHeld={paying} />
        </div>
      )}
    </>
  );
}

type GiftCardsProps = Pick<PaymentFormProps, 'checkout' | 'botCheck'> & {
  offer: ReturnType<typeof useMethodChoice>['giftCards'];
  onProblem: PaymentFormProps['onGiftCardProblem'];
};

/** Where they are offered; those of the bag in any case. */
function GiftCards({ checkout, botCheck, offer, onProblem }: GiftCardsProps) {
  const { data: cart, isSubmitting, isProcessing, givexCardsError } = checkout;
  if (!offer && cart.appliedGiftCards.length === 0) return null;
  return (
    <GiftCardPanel
      cart={cart}
      locked={isSubmitting || isProcessing}
      botCheck={botCheck}
      reason={offer?.reason}
      problems={givexCardsError}
      onProblem={onProblem}
    />
  );
}
