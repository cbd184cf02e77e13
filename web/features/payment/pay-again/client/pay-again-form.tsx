'use client';

import dynamic from 'next/dynamic';
import { useRef, type ReactNode } from 'react';
import checkout from '#features/forms/forms.module.css';
import { ErrorSummary } from '#features/forms/error-summary.tsx';
import { useRefusals } from '#features/forms/use-refusals.ts';
import { asFieldErrors } from '#features/payment/client/as-field-errors.ts';
import { CheckingMessage } from '#features/payment/client/checking-message.tsx';
import { PlaceOrder } from '#features/payment/client/place-order.tsx';
import { RefusalMessage } from '#features/payment/client/refusal-message.tsx';
import { useOnePayment } from '#features/payment/client/use-one-payment.ts';
import { attemptCard } from '#features/payment/methods/credit-card/attempt-card.ts';
import { CardBox } from '#features/payment/methods/credit-card/card-box.tsx';
import { CardFields } from '#features/payment/methods/credit-card/card-fields.tsx';
import { cardErrors, controlTexts } from '#features/payment/methods/credit-card/card-token.ts';
import { introduceCard } from '#features/payment/methods/credit-card/introduce-card.ts';
import { useCardForm } from '#features/payment/methods/credit-card/use-card-form.ts';
import { BANK, type MethodWords } from '#features/payment/methods/method-words.ts';
import type { PaymentOutcome } from '#features/payment/payment-outcome.ts';
import { startState } from '#features/payment/payment-state.ts';
import { checkoutCheck } from '#features/payment/send-payment.ts';
import { wait } from '#features/payment/wait.ts';
import type { BotCheck } from '#lib/bot-check.ts';
import { EachVisit } from '#lib/each-visit.tsx';
import { payAgainOutcome } from '../pay-again-outcome.ts';
import type { PayAgainAnswer } from '../pay-again-refusals.ts';
import { openFields, payAgain, type OpenedCard } from './pay-again-api.ts';
import { PaidAgain } from './paid-again.tsx';

type PayAgainFormProps = {
  token: string;
  /** Minor units, and formatted. */
  amount: { value: number; formattedPrice: string };
  botCheck: BotCheck;
  /** What is to be paid and why; shown until it is paid. */
  children: ReactNode;
};

const loadChallenge = async () => (await import('./pay-again-challenge.tsx')).PayAgainChallenge;
const PayAgainChallenge = dynamic(loadChallenge, { ssr: false });
/** The order is placed already. */
const WORDS: MethodWords = { ...BANK, button: (amount) => `Pay ${amount}` };
const sameId = (controlId: string) => controlId;

export function PayAgainForm(props: PayAgainFormProps) {
  return (
    <EachVisit>
      <Visit {...props} />
    </EachVisit>
  );
}

/** Card fields and the button that pays what the order misses. */
function Visit({ token, amount, botCheck, children }: PayAgainFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const opened = useRef<OpenedCard>(undefined);
  const payment = useOnePayment(() => startState(undefined));
  const { attempt, refuse, summarise } = useRefusals(sameId);
  const context = async () => (opened.current = await openFields(token));
  const card = useCardForm({ id: token, context }, () => form.current?.requestSubmit());
  const { state } = payment;
  const isReady = card.status === 'ready';
  const paying = state.step === 'paying' || state.step === 'action';

  async function ready(): Promise<boolean> {
    if (!isReady) return false;
    const found = asFieldErrors(controlTexts(card.check()));
    if (Object.keys(found).length > 0) {
      refuse(found);
      return false;
    }
    void loadChallenge();
    return true;
  }

  async function submit() {
    const outcome = await payment.submit(ready, send);
    if (outcome !== undefined) show(outcome);
  }

  const send = (onChecking: () => void): Promise<PaymentOutcome> =>
    attemptCard<PayAgainAnswer>(
      {
        createToken: card.createToken,
        introduce: (transientToken) =>
          introduceCard({ cartId: opened.current?.paymentFor ?? '', transientToken }),
        pay: (transientToken) =>
          payAgain(
            { token, transientToken, expectedAmount: amount.value },
            { onChecking, botCheck: checkoutCheck(botCheck), wait },
          ),
      },
      payAgainOutcome,
    );

  function show(outcome: PaymentOutcome) {
    if (outcome.kind === 'methodFields') card.showErrors(cardErrors(outcome.errors));
    if (outcome.kind === 'refused' && outcome.refusal.reloadFields) card.reload();
  }

  function end(outcome: PaymentOutcome) {
    payment.end(outcome);
    show(outcome);
  }

  if (state.step === 'placed') return <PaidAgain orderNumber={state.orderNumber} />;
  if (state.step === 'checking')
    return (
      <>
        {children}
        <CheckingMessage asked={BANK.asked} />
      </>
    );
  const { formattedPrice } = amount;
  return (
    <>
      {children}
      <form
        ref={form}
        noValidate
        className={checkout['form']}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {state.step === 'refused' ? <RefusalMessage refusal={{ ...state.refusal, next: 'stay' }} /> : null}
        <ErrorSummary errors={summarise(asFieldErrors(controlTexts(card.errors)))} attempt={attempt} />
        <section className={checkout['block']} aria-labelledby="how">
          <h2 id="how" className="title mb-4">
            Your card
          </h2>
          <CardBox>
            <CardFields card={card} locked={paying} safe="your order" />
          </CardBox>
        </section>
        <PlaceOrder state={state} isBusy={paying} isReady={isReady} left={formattedPrice} words={WORDS} />
      </form>
      {state.step === 'action' && state.action.kind === 'challenge' ? (
        <PayAgainChallenge
          key={state.action.placementId}
          token={token}
          challenge={state.action}
          total={formattedPrice}
          onEnd={end}
        />
      ) : null}
    </>
  );
}
