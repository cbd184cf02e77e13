import type { CartPageFailure } from '#features/cart/cart-page-message.ts';
import { cartFailure } from '#features/cart/cart-failure.ts';
import { keepCart } from '#features/cart/cart-of-page.ts';
import { addressFromForm } from '#features/checkout/address-form.ts';
import type { AddressForm } from '#features/checkout/address-form-rules.ts';
import {
  AbandonCardPaymentDocument,
  AuthoriseCardTokenDocument,
  CreateFreeOfChargeOrderDocument,
  InitiateCardPaymentDocument,
  SaveBillingDetailsDocument,
  ValidateCardPaymentDocument,
  type AuthoriseCardTokenMutation,
} from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';
import type { BillingFailure } from '../attempt-payment.ts';
import type { InitiationResult } from '../initiation-result.ts';
import type { AbandonmentResult } from '../watch-challenge.ts';
import { settlePayment } from '../settle-payment.ts';
import { browserReport } from './browser-report.ts';
import { collectDeviceData } from './collect-device-data.ts';

/** @param form the billing address; undefined when it is the delivery address */
export async function saveBilling(form: AddressForm | undefined): Promise<BillingFailure | undefined> {
  try {
    const input =
      form === undefined
        ? ({ choice: 'SAME_AS_DELIVERY' } as const)
        : ({ choice: 'NEW_ADDRESS', ...addressFromForm(form) } as const);
    const answer = (await callGraph(SaveBillingDetailsDocument, { input })).saveBillingDetails;
    if (answer.__typename !== 'Cart') return answer;
    keepCart(answer);
    return undefined;
  } catch (error) {
    return lostOrThrow(error);
  }
}

/**
 * Sends card and browser data to the bank's authentication server, which may avoid a challenge. When that fails the
 * payment continues, and the bank may challenge; only an invalid token ends it.
 */
export async function introduceCard(card: {
  cartId: string;
  transientToken: string;
}): Promise<InitiationResult | undefined> {
  try {
    const { authoriseCardToken } = await callGraph(AuthoriseCardTokenDocument, { input: card });
    return await introduced(authoriseCardToken);
  } catch {
    // The result of the order itself counts.
    return undefined;
  }
}

/** @returns why the token is invalid */
async function introduced(
  answer: AuthoriseCardTokenMutation['authoriseCardToken'],
): Promise<InitiationResult | undefined> {
  switch (answer.__typename) {
    case 'PaymentTokenError':
      return answer;
    case 'CardTokenAuthorised':
      await collectDeviceData({ url: answer.deviceDataCollectionUrl, accessToken: answer.accessToken });
      return undefined;
    case 'PaymentUnavailableError':
    case 'ValidationError':
      return undefined;
    default:
      answer satisfies never;
      return undefined;
  }
}

/**
 * Pays and polls until the outcome is known. All calls share one idempotency key, so that polling never charges
 * again.
 * @param payment expectedTotal in minor units, as the shopper saw it
 */
export function payByCard(
  payment: { transientToken: string; expectedTotal: number },
  onChecking: () => void,
): Promise<InitiationResult> {
  const input = { ...payment, browser: browserReport(new Date()), idempotencyKey: crypto.randomUUID() };
  const send = () =>
    answered(async () => (await callGraph(InitiateCardPaymentDocument, { input })).initiateCardPayment);
  return settlePayment({ send, wait, onChecking });
}

/** Places a bag with a total of 0 (ST-07), and polls until the outcome is known. */
export function placeFreeOrder(onChecking: () => void): Promise<InitiationResult> {
  const input = { expectedTotal: 0, idempotencyKey: crypto.randomUUID() };
  const send = () =>
    answered(
      async () => (await callGraph(CreateFreeOfChargeOrderDocument, { input })).createFreeOfChargeOrder,
    );
  return settlePayment({ send, wait, onChecking });
}

/** Validates a challenge once. */
export function validatePayment(placementId: string): Promise<InitiationResult> {
  return answered(
    async () =>
      (await callGraph(ValidateCardPaymentDocument, { input: { placementId } })).validateCardPayment,
  );
}

/** Abandons a challenged payment; resolves to `Cart` when the bag is free again. */
export function abandonPayment(placementId: string): Promise<AbandonmentResult> {
  return answered(async () => {
    const answer = (await callGraph(AbandonCardPaymentDocument, { input: { placementId } }))
      .abandonCardPayment;
    if (answer.__typename === 'Cart') keepCart(answer);
    return answer;
  });
}

/** @throws when the call itself fails: it may still have been processed */
async function answered<Result extends AbandonmentResult>(
  call: () => Promise<Result>,
): Promise<Result | { __typename: CartPageFailure }> {
  try {
    return await call();
  } catch (error) {
    return lostOrThrow(error);
  }
}

/** A missing bag or session is returned by its name, whether the graph reports it as a result or as an error. */
function lostOrThrow(error: unknown): { __typename: CartPageFailure } {
  const lost = cartFailure(error);
  if (lost === undefined) throw error;
  return { __typename: lost };
}

export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
