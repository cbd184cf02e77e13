import { useEffect, useEffectEvent, useImperativeHandle } from 'react';
import type { PaymentOutcome } from '../../payment-outcome.ts';
import type { Attempt, MethodPanelProps } from '../payment-method.ts';
import { attemptCardPayment } from './attempt-card-payment.ts';
import { payByCard } from './card-api.ts';
import { cardContext } from './card-context.ts';
import { introduceCard } from './introduce-card.ts';
import { cardErrors, controlTexts } from './card-token.ts';
import { useCardForm } from './use-card-form.ts';

/** The card form as a method of the payment page. */
export function useCardMethod({ cart, locked, handle, onView, onSubmit }: MethodPanelProps) {
  const card = useCardForm({ id: cart.id, context: () => cardContext(cart.id) }, onSubmit);
  const { status, errors } = card;

  const view = useEffectEvent(onView);
  useEffect(() => view({ isReady: status === 'ready', errors: controlTexts(errors) }), [status, errors]);

  const lock = useEffectEvent(card.lock);
  useEffect(() => lock(locked), [locked]);

  function attempt({
    context,
    saveBilling,
    expectedTotal,
    expectedRest,
    ...ports
  }: Attempt): Promise<PaymentOutcome> {
    return attemptCardPayment(
      {
        createToken: card.createToken,
        saveBilling,
        introduce: (transientToken) => introduceCard({ cartId: cart.id, transientToken }),
        pay: (transientToken) => {
          const agreesToStoredCard = card.consent !== undefined;
          return payByCard(
            { transientToken, expectedTotal, expectedCardAmount: expectedRest, agreesToStoredCard },
            ports,
          );
        },
      },
      context,
    );
  }

  useImperativeHandle(handle, () => ({
    check: () => controlTexts(card.check()),
    attempt,
    show: (outcome) => {
      if (outcome.kind === 'methodFields') card.showErrors(cardErrors(outcome.errors));
      if (outcome.kind === 'refused' && outcome.refusal.reloadFields) card.reload();
    },
  }));

  return card;
}
