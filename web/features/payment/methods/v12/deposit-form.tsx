import { useEffect, useEffectEvent, useImperativeHandle } from 'react';
import type { Attempt } from '../payment-method.ts';
import { attemptCardPayment } from '../credit-card/attempt-card-payment.ts';
import { cardContext } from '../credit-card/card-context.ts';
import { CardFields } from '../credit-card/card-fields.tsx';
import { cardErrors, controlTexts, DEPOSIT_FIELD_IDS as IDS } from '../credit-card/card-token.ts';
import { introduceCard } from '../credit-card/introduce-card.ts';
import { useCardForm } from '../credit-card/use-card-form.ts';
import { useAgreement } from './agreement.tsx';
import { submitApplication } from './application-api.ts';
import type { PlannedProps } from './loan-form.tsx';

/** A plan with a deposit: the card that pays it, and what the lender needs. */
export function DepositForm({ cart, plan, isOffered, locked, handle, onView, onSubmit }: PlannedProps) {
  const card = useCardForm({ id: cart.id, context: () => cardContext(cart.id) }, onSubmit);
  const agreement = useAgreement();
  const { financeProduct, deposit } = plan;
  const { status, errors } = card;
  const { isMissing } = agreement;

  const view = useEffectEvent(() =>
    onView({
      isReady: isOffered && status === 'ready',
      errors: { ...controlTexts(errors, IDS), ...agreement.errors },
      button: `Pay ${deposit.formattedPrice} and go to the lender`,
    }),
  );
  useEffect(() => view(), [status, errors, isMissing, deposit.value, isOffered]);

  const lock = useEffectEvent(card.lock);
  useEffect(() => lock(locked), [locked]);

  useImperativeHandle(handle, () => ({
    check: () => ({ ...controlTexts(card.check(), IDS), ...agreement.check() }),
    attempt: ({ context, saveBilling, seen, expectedTotal, expectedRest: _, ...ports }: Attempt) =>
      attemptCardPayment(
        {
          ids: IDS,
          createToken: card.createToken,
          saveBilling,
          introduce: (transientToken) => introduceCard({ cartId: cart.id, transientToken }),
          pay: (transientToken) => {
            const agreesToStoredCard = card.consent !== undefined;
            const plan = { financeProduct, financeDeposit: deposit.value };
            return submitApplication(
              { ...plan, ...seen, expectedTotal, transientToken, agreesToStoredCard },
              ports,
            );
          },
        },
        context,
      ),
    show: (outcome) => {
      if (outcome.kind === 'methodFields') card.showErrors(cardErrors(outcome.errors, IDS));
      if (outcome.kind === 'refused' && outcome.refusal.reloadFields) card.reload();
    },
  }));

  return (
    <section aria-labelledby="deposit-by-card">
      <h3 id="deposit-by-card" className="mb-3 font-medium">
        Deposit by card
      </h3>
      <CardFields card={card} locked={locked} safe="your bag" ids={IDS} />
      <div className="mt-5">{agreement.box(locked)}</div>
    </section>
  );
}
