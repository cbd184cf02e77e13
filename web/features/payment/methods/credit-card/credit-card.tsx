import { useEffect, useEffectEvent, useImperativeHandle } from 'react';
import { InitiateCardPaymentDocument } from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';
import { BANK } from '../method-words.ts';
import type { Attempt, ChosenMethod, MethodPanelProps, SeenAddresses } from '../payment-method.ts';
import { NETWORKS } from './card-networks.ts';
import { CardFields } from './card-fields.tsx';
import type { PaymentOutcome } from '../../payment-outcome.ts';
import { attemptCardPayment } from './attempt-card-payment.ts';
import { cardContext } from './card-context.ts';
import { introduceCard } from './introduce-card.ts';
import { cardErrors, controlTexts } from './card-token.ts';
import { useCardForm } from './use-card-form.ts';
import type { PaymentResult } from '../../payment-result.ts';
import { sendPayment, type SendPorts } from '../../send-payment.ts';
import { browserReport } from './browser-report.ts';

export const creditCard: ChosenMethod = {
  kind: 'chosen',
  name: 'Card',
  marks: { label: 'Cards we take', names: NETWORKS },
  words: BANK,
  Panel: CardPanel,
};

function CardPanel(props: MethodPanelProps) {
  return <CardFields card={useCardMethod(props)} locked={props.locked} safe="your bag" />;
}

/** The card form as a method of the payment page. */
function useCardMethod({ cart, locked, handle, onView, onSubmit }: MethodPanelProps) {
  const card = useCardForm({ id: cart.id, context: () => cardContext(cart.id) }, onSubmit);
  const { status, errors } = card;

  const view = useEffectEvent(onView);
  useEffect(() => view({ isReady: status === 'ready', errors: controlTexts(errors) }), [status, errors]);

  const lock = useEffectEvent(card.lock);
  useEffect(() => lock(locked), [locked]);

  function attempt({
    context,
    saveBilling,
    seen,
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
            { ...seen, transientToken, expectedTotal, expectedCardAmount: expectedRest, agreesToStoredCard },
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

/**
 * Pays by card.
 * @param payment minor units, as the shopper saw them: the total before gift cards, and what the card pays
 */
function payByCard(
  payment: SeenAddresses & {
    transientToken: string;
    expectedTotal: number;
    expectedCardAmount: number;
    /** The shopper was shown the sentence about the stored card. */
    agreesToStoredCard: boolean;
  },
  ports: SendPorts,
): Promise<PaymentResult> {
  const browser = browserReport(new Date());
  return sendPayment(async (once) => {
    const input = { ...payment, browser, ...once };
    return (await callGraph(InitiateCardPaymentDocument, { input })).initiateCardPayment;
  }, ports);
}
