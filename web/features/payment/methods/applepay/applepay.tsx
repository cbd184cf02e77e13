import { useEffect, useEffectEvent, useImperativeHandle } from 'react';
import { PlaceApplePayOrderDocument } from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';
import type { ChosenMethod, MethodPanelProps, Attempt } from '../payment-method.ts';
import { APPLEPAY_REFUSALS, LEFT, UNREACHABLE } from './applepay-refusals.ts';
import { canPay } from './can-pay.ts';
import { outcomeOf, type PaymentOutcome } from '../../payment-outcome.ts';
import { saveBillingOutcome } from '../../save-billing-outcome.ts';
import { sendPayment } from '../../send-payment.ts';
import { shopName } from './apple-pay-session.ts';
import { openSheet, type Sheet } from './apple-pay-sheet.ts';
import { merchantSession } from './merchant-session.ts';

export const applepay: ChosenMethod = {
  kind: 'chosen',
  name: 'Apple Pay',
  isInBrowser: canPay,
  words: {
    button: (amount) => `Pay ${amount} with Apple Pay`,
    asked: 'your bank',
    note: 'The order is placed when you have agreed to the payment on your device.',
  },
  Panel: ApplePayPanel,
  refusals: APPLEPAY_REFUSALS,
};

/** There is nothing to fill in: the shopper's device asks for the rest. */
function ApplePayPanel({ handle, onView }: MethodPanelProps) {
  const view = useEffectEvent(onView);
  useEffect(() => view({ isReady: true, errors: {} }), []);
  useImperativeHandle(handle, () => ({
    check: () => ({}),
    attempt: attemptApplePay,
    show: () => undefined,
  }));
  return (
    <p className="measure">
      You agree to the payment on your device, by face, finger or passcode.{' '}
      <span className="soft">We take the money when we send your order.</span>
    </p>
  );
}

/** One payment in the sheet, for what gift cards leave; the billing address is saved while it is open. */
async function attemptApplePay(attempt: Attempt): Promise<PaymentOutcome> {
  let sheet: Sheet;
  try {
    sheet = openSheet({ minorUnits: attempt.expectedRest, label: shopName() }, merchantSession);
  } catch {
    return { kind: 'refused', refusal: UNREACHABLE };
  }
  const refused = await saveBillingOutcome(attempt.saveBilling, attempt.context);
  if (refused !== undefined) {
    sheet.abort();
    return refused;
  }
  return payIn(sheet, attempt);
}

async function payIn(
  sheet: Sheet,
  { context, seen, expectedTotal, expectedRest, saveBilling: _, ...ports }: Attempt,
): Promise<PaymentOutcome> {
  let paymentData: string | undefined;
  try {
    paymentData = await sheet.authorised;
  } catch {
    return { kind: 'refused', refusal: UNREACHABLE };
  }
  if (paymentData === undefined) return { kind: 'refused', refusal: LEFT };
  const given = { ...seen, expectedTotal, expectedRest, paymentData };
  const result = await sendPayment(
    async (once) =>
      (await callGraph(PlaceApplePayOrderDocument, { input: { ...given, ...once } })).placeApplePayOrder,
    ports,
  );
  sheet.end(result.__typename === 'OrderPlaced');
  return outcomeOf(result, context);
}
