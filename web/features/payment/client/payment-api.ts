import { cartFailure } from '#features/cart/client/cart-failure.ts';
import { keepCart } from '#features/cart/client/cart-api.ts';
import { addressFromForm } from '#features/checkout/address-form.ts';
import type { AddressForm } from '#features/checkout/address-form-rules.ts';
import {
  AbandonCardPaymentDocument,
  AuthoriseCardTokenDocument,
  CreateFreeOfChargeOrderDocument,
  InitiateCardPaymentDocument,
  SaveBillingDetailsDocument,
  ValidateCardPaymentDocument,
} from '#gql/graphql.ts';
import { browserClient } from '#lib/apollo/client.ts';
import type { BillingFailure } from '../attempt-payment.ts';
import type { InitiationResult } from '../payment-answer.ts';
import { settlePayment } from '../settle-payment.ts';
import { browserReport } from './browser-report.ts';
import { collectDeviceData } from './collect-device-data.ts';

/** @param form the address of the card; undefined when it is the delivery address */
export async function saveBilling(form: AddressForm | undefined): Promise<BillingFailure | undefined> {
  try {
    const { data } = await browserClient().mutate({
      mutation: SaveBillingDetailsDocument,
      variables: {
        input:
          form === undefined
            ? { choice: 'SAME_AS_DELIVERY' }
            : { choice: 'NEW_ADDRESS', ...addressFromForm(form) },
      },
      update: (cache, { data: answer }) => keepCart(cache, answer?.saveBillingDetails),
    });
    const answer = data?.saveBillingDetails;
    if (answer?.__typename === 'Cart') return undefined;
    return answer ?? { __typename: 'Error', message: '' };
  } catch (error) {
    return { ...lostOrThrow(error), message: '' };
  }
}

/**
 * Tells the bank's side of the card and this browser, so that it need not ask for the shopper. Where that fails the payment
 * goes on, and the bank may ask; only a token that is no good ends it.
 */
export async function introduceCard(card: {
  cartId: string;
  transientToken: string;
}): Promise<InitiationResult | undefined> {
  try {
    const { data } = await browserClient().mutate({
      mutation: AuthoriseCardTokenDocument,
      variables: { input: card },
      fetchPolicy: 'no-cache',
    });
    const answer = data?.authoriseCardToken;
    if (answer?.__typename === 'PaymentTokenError') return answer;
    if (answer?.__typename === 'CardTokenAuthorised')
      await collectDeviceData({ url: answer.deviceDataCollectionUrl, accessToken: answer.accessToken });
  } catch {
    // The order's own answer counts.
  }
  return undefined;
}

/**
 * Pays and asks on until the outcome is known. One key for the whole of it, so that asking again never charges again.
 * @param payment expectedTotal in minor units, as the shopper saw it
 */
export function payByCard(
  payment: { transientToken: string; expectedTotal: number },
  onChecking: () => void,
): Promise<InitiationResult> {
  const input = { ...payment, browser: browserReport(new Date()), idempotencyKey: crypto.randomUUID() };
  const send = () =>
    answered(async () => {
      const { data } = await browserClient().mutate({
        mutation: InitiateCardPaymentDocument,
        variables: { input },
        fetchPolicy: 'no-cache',
      });
      return data?.initiateCardPayment;
    });
  return settlePayment({ send, wait, onChecking });
}

/** Places a bag that costs nothing (ST-07), and asks on until that is known. */
export function placeFreeOrder(onChecking: () => void): Promise<InitiationResult> {
  const input = { expectedTotal: 0, idempotencyKey: crypto.randomUUID() };
  const send = () =>
    answered(async () => {
      const { data } = await browserClient().mutate({
        mutation: CreateFreeOfChargeOrderDocument,
        variables: { input },
        fetchPolicy: 'no-cache',
      });
      return data?.createFreeOfChargeOrder;
    });
  return settlePayment({ send, wait, onChecking });
}

/** Asks once what came of a challenge. */
export function validatePayment(placementId: string): Promise<InitiationResult> {
  return answered(async () => {
    const { data } = await browserClient().mutate({
      mutation: ValidateCardPaymentDocument,
      variables: { input: { placementId } },
      fetchPolicy: 'no-cache',
    });
    return data?.validateCardPayment;
  });
}

/** Gives a challenged payment up; answers `Cart` when the bag is free again. */
export function abandonPayment(placementId: string): Promise<InitiationResult> {
  return answered(async () => {
    const { data } = await browserClient().mutate({
      mutation: AbandonCardPaymentDocument,
      variables: { input: { placementId } },
      update: (cache, { data: answer }) => {
        const cart = answer?.abandonCardPayment;
        if (cart?.__typename === 'Cart') keepCart(cache, cart);
      },
    });
    return data?.abandonCardPayment;
  });
}

/** @throws when the call itself fails: it may have arrived */
async function answered(call: () => Promise<InitiationResult | null | undefined>): Promise<InitiationResult> {
  try {
    return (await call()) ?? { __typename: 'Error' };
  } catch (error) {
    return lostOrThrow(error);
  }
}

/** A bag or session that is gone answers by its name, whether the graph says so as a result or as an error. */
function lostOrThrow(error: unknown): { __typename: string } {
  const lost = cartFailure(error);
  if (lost === undefined) throw error;
  return { __typename: lost };
}

export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
