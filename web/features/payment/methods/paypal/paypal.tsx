import { formatMoney } from '@loupe/money/format';
import { useEffect, useEffectEvent, useImperativeHandle } from 'react';
import { browserStorage } from '#lib/browser-storage.ts';
import { walletApproval } from '#features/session/wallet-approval.ts';
import { CreatePayPalOrderDocument, CapturePayPalPaymentDocument } from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';
import { answered } from '../../answered.ts';
import type { PaymentResult } from '../../payment-result.ts';
import type { ChosenMethod, MethodPanelProps, Attempt } from '../payment-method.ts';
import { PAYPAL_REFUSALS } from './paypal-refusals.ts';
import {
  closeProviderWindow,
  openProviderWindow,
  openWindow,
} from '../../actions/redirect/provider-window.ts';
import { outcomeOf, type PaymentOutcome } from '../../payment-outcome.ts';
import { saveBillingOutcome } from '../../save-billing-outcome.ts';
import { sendPayment } from '../../send-payment.ts';
import { settlePayment } from '../../settle-payment.ts';

/** MU-14: places the order if the shopper has agreed. Asked once. */
const capturePayPal = (placementId: string): Promise<PaymentResult> =>
  answered(
    async () =>
      (await callGraph(CapturePayPalPaymentDocument, { input: { placementId } })).capturePayPalPayment,
  );

export const paypal: ChosenMethod = {
  kind: 'chosen',
  name: 'PayPal',
  words: {
    button: (amount) => `Continue to PayPal, ${amount}`,
    asked: 'PayPal',
    note: 'The order is placed when you have agreed to the payment at PayPal.',
  },
  Panel: PayPalPanel,
  validate: capturePayPal,
  refusals: PAYPAL_REFUSALS,
};

/** There is nothing to fill in: the shopper goes on at the provider, or has been there before. */
function PayPalPanel({ cart, handle, onView }: MethodPanelProps) {
  const view = useEffectEvent(onView);
  const rest = cart.totalPriceAfterGiftCard.value;
  const agreed = walletApproval(browserStorage('session')).usable('paypal', { cartId: cart.id, rest });
  const isAgreed = agreed !== undefined;
  useEffect(() => {
    const ready = { isReady: true, errors: {} };
    view(isAgreed ? { ...ready, button: `Pay ${formatMoney(rest)} with PayPal` } : ready);
  }, [isAgreed, rest]);
  useImperativeHandle(handle, () => ({
    check: () => ({}),
    attempt: (attempt) => attemptPayPal(attempt, cart.id),
    show: () => undefined,
  }));
  return (
    <p className="measure">
      {isAgreed
        ? `You have agreed to pay ${formatMoney(rest)} at PayPal.`
        : 'You agree to the payment on PayPal’s own page, and come back here.'}{' '}
      <span className="soft">We take the money when we send your order.</span>
    </p>
  );
}

/** What has used an approval, or may have: after any other answer the shopper need not agree once more. */
const USED: ReadonlySet<PaymentOutcome['kind']> = new Set(['action', 'placed', 'checking']);

/** One payment by PayPal, up to its page, where it is approved; the billing address is saved before. */
async function attemptPayPal(attempt: Attempt, cartId: string): Promise<PaymentOutcome> {
  const approval = walletApproval(browserStorage('session'));
  const approvalId = approval.usable('paypal', { cartId, rest: attempt.expectedRest });
  // Before anything is awaited: a window that opens later is blocked. What was approved before needs none.
  if (approvalId === undefined) openProviderWindow();
  const refused = await saveBillingOutcome(attempt.saveBilling, attempt.context);
  if (refused !== undefined) return led(refused);
  const created = await create(attempt, approvalId);
  if (approvalId === undefined) return led(created);
  if (USED.has(created.kind)) approval.forget();
  return created.kind === 'action' ? placed(created, attempt) : created;
}

async function create(
  { context, seen, expectedTotal, expectedRest, ...ports }: Attempt,
  approvalId: string | undefined,
): Promise<PaymentOutcome> {
  const asked = { ...seen, expectedTotal, expectedRest, ...(approvalId === undefined ? {} : { approvalId }) };
  const result = await sendPayment(async (once) => {
    const input = { ...asked, ...once };
    return (await callGraph(CreatePayPalOrderDocument, { input })).createPayPalOrder;
  }, ports);
  return outcomeOf(result, context);
}

/** Nothing is left to approve, unless the service has found that there is. */
async function placed(
  { action: { placementId } }: Extract<PaymentOutcome, { kind: 'action' }>,
  { context, wait, onChecking }: Attempt,
): Promise<PaymentOutcome> {
  const send = () => capturePayPal(placementId);
  return outcomeOf(await settlePayment({ send, wait, onChecking }), context);
}

/** The window goes to the page where the payment is approved, or away. */
function led(outcome: PaymentOutcome): PaymentOutcome {
  const opened = openWindow();
  if (outcome.kind === 'action' && outcome.action.kind === 'redirect' && opened !== undefined)
    opened.location.href = outcome.action.url;
  else closeProviderWindow();
  return outcome;
}
