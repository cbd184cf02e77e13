import { browserStorage } from '#lib/browser-storage.ts';
import {
  closeProviderWindow,
  openProviderWindow,
  openWindow,
} from '../../../actions/redirect/provider-window.ts';
import type { ExpressOutcome, ExpressSource } from '../../../express/express-method.ts';
import { walletApproval } from '#features/session/wallet-approval.ts';
import { AcceptWalletApprovalDocument, OpenWalletApprovalDocument } from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';
import { contextOf } from '../../../payment-context.ts';
import { outcomeOf, type PaymentOutcome } from '../../../payment-outcome.ts';
import { NOTHING_TAKEN, STAY, type Refusal } from '../../../refusal-type.ts';
import { PAYPAL_REFUSALS } from '../paypal-refusals.ts';
import { backFromWindow } from './back-from-window.ts';
import { answered } from '../../../answered.ts';

const approval = () => walletApproval(browserStorage('session'));
const refused = (refusal: Pick<Refusal, 'title' | 'text' | 'tone'>): PaymentOutcome => ({
  kind: 'refused',
  refusal: { ...STAY, ...refusal },
});

/** Has the shopper agree at PayPal to pay for the bag, and goes on to delivery or payment with what PayPal tells us (MU-14). */
export async function payExpress(source: ExpressSource): Promise<ExpressOutcome> {
  // Before anything is awaited: a window that opens later is blocked.
  openProviderWindow();
  const outcome = await attempt(source).catch(() => unreachable(source));
  closeProviderWindow();
  return outcome;
}

/** The shopper is back in this window. */
export const comeBack = (source: ExpressSource): Promise<ExpressOutcome> =>
  accept(source).catch(() => unreachable(source));

async function attempt(source: ExpressSource): Promise<ExpressOutcome> {
  const filled = await source.fill();
  if ('text' in filled) return refused({ title: filled.text, text: NOTHING_TAKEN });
  const opened = await openApproval();
  if (opened.__typename === 'PaymentMethodNotOfferedError')
    return refused({ title: 'PayPal is not offered for this bag.', text: NOTHING_TAKEN });
  if (opened.__typename !== 'WalletApproval')
    return outcomeOf(opened, contextOf(filled.cart, { refusals: PAYPAL_REFUSALS }));
  approval().set({ method: 'paypal', name: 'PayPal', approvalId: opened.approvalId });
  const beside = openWindow();
  if (beside === undefined) {
    window.location.assign(opened.url);
    return { kind: 'leaving' };
  }
  beside.location.href = opened.url;
  await backFromWindow();
  return accept(source);
}

/** Asks the service, which asks PayPal: what the browser came back with says nothing. */
async function accept(source: ExpressSource): Promise<ExpressOutcome> {
  const known = approval().get();
  const answer = known && (await acceptApproval(known.approvalId));
  if (answer === undefined || answer.__typename === 'PaymentMethodNotOfferedError') return left(source);
  if (answer.__typename !== 'WalletAgreement')
    return outcomeOf(answer, contextOf({ lineItems: [] }, { refusals: PAYPAL_REFUSALS }));
  const { agreedRest, missing, cart } = answer;
  if (known === undefined || agreedRest == null) {
    approval().forget();
    return left(source);
  }
  approval().set({ ...known, cartId: cart.id, agreedRest, missing });
  // A full page load: the checkout has a stricter content security policy.
  window.location.assign(missing.length === 0 ? '/checkout/payment' : '/checkout/delivery');
  return { kind: 'leaving' };
}

const left = async (source: ExpressSource): Promise<PaymentOutcome> =>
  refused({
    tone: 'info',
    title: 'You have not paid yet.',
    text: `${NOTHING_TAKEN} ${await source.kept()} Agree at PayPal, or go to the checkout.`,
  });

const unreachable = async (source: ExpressSource): Promise<PaymentOutcome> =>
  refused({
    title: 'We could not reach PayPal.',
    text: `${NOTHING_TAKEN} ${await source.kept()} Please try again.`,
  });

const paymentMethod = 'paypal' as const;

/** Where the shopper agrees to pay for the bag as it is. Nothing is held by it. */
const openApproval = () =>
  answered(
    async () =>
      (await callGraph(OpenWalletApprovalDocument, { input: { paymentMethod } })).openWalletApproval,
  );

/** What they have agreed to: the service asks PayPal. */
const acceptApproval = (approvalId: string) =>
  answered(
    async () =>
      (await callGraph(AcceptWalletApprovalDocument, { input: { paymentMethod, approvalId } }))
        .acceptWalletApproval,
  );
