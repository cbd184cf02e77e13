import { useEffect, useEffectEvent, useImperativeHandle } from 'react';
import { CreateKlarnaSessionDocument } from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';
import type { ChosenMethod, MethodPanelProps, Attempt } from '../payment-method.ts';
import { KLARNA_REFUSALS } from './klarna-refusals.ts';
import { KlarnaWidget } from './klarna-widget.tsx';
import { placeKlarna } from './place-klarna.ts';
import { outcomeOf, type PaymentOutcome } from '../../payment-outcome.ts';
import { saveBillingOutcome } from '../../save-billing-outcome.ts';
import { sendPayment } from '../../send-payment.ts';

export const klarna: ChosenMethod = {
  kind: 'chosen',
  name: 'Klarna',
  words: {
    button: (amount) => `Continue to Klarna, ${amount}`,
    asked: 'Klarna',
    note: 'The order is placed when you have agreed to the payment with Klarna.',
  },
  Panel: KlarnaPanel,
  Widget: KlarnaWidget,
  validate: placeKlarna,
  refusals: KLARNA_REFUSALS,
};

/** There is nothing to fill in: the shopper goes on at the provider. */
function KlarnaPanel({ handle, onView }: MethodPanelProps) {
  const view = useEffectEvent(onView);
  useEffect(() => view({ isReady: true, errors: {} }), []);
  useImperativeHandle(handle, () => ({
    check: () => ({}),
    attempt: attemptKlarna,
    show: () => undefined,
  }));
  return (
    <p className="measure">
      You agree to the payment with Klarna on this page: in 3 instalments, or later.{' '}
      <span className="soft">Klarna pays us when we send your order, and you pay Klarna.</span>
    </p>
  );
}

/** One payment by Klarna, up to its widget, in which it is agreed to; the billing address is saved before. */
async function attemptKlarna({
  context,
  saveBilling,
  seen,
  expectedTotal,
  expectedRest,
  ...ports
}: Attempt): Promise<PaymentOutcome> {
  const refused = await saveBillingOutcome(saveBilling, context);
  if (refused !== undefined) return refused;
  const result = await sendPayment(async (once) => {
    const input = { ...seen, expectedTotal, expectedRest, ...once };
    return (await callGraph(CreateKlarnaSessionDocument, { input })).createKlarnaSession;
  }, ports);
  return outcomeOf(result, context);
}
