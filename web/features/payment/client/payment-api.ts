import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { cartFailure } from '#features/cart/client/cart-failure.ts';
import { keepCart } from '#features/cart/client/cart-api.ts';
import { addressFromForm } from '#features/checkout/address-form.ts';
import type { AddressForm } from '#features/checkout/address-form-rules.ts';
import { InitiateCardPaymentDocument, SaveBillingDetailsDocument } from '#gql/graphql.ts';
import { browserClient } from '#lib/apollo/client.ts';
import type { BillingFailure } from '../attempt-payment.ts';
import type { InitiationResult } from '../payment-answer.ts';
import { settlePayment } from '../settle-payment.ts';

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
 * Pays and asks on until the outcome is known. One key for the whole of it, so that asking again never charges again.
 * @param expectedTotal minor units, as the shopper saw them
 */
export function payByCard(
  payment: { transientToken: string; expectedTotal: number },
  onChecking: () => void,
): Promise<InitiationResult> {
  const input = { ...payment, idempotencyKey: crypto.randomUUID() };
  return settlePayment({ send: () => initiate(input), wait, onChecking });
}

type Input = (typeof InitiateCardPaymentDocument extends TypedDocumentNode<unknown, infer Variables>
  ? Variables
  : never)['input'];

async function initiate(input: Input): Promise<InitiationResult> {
  try {
    const { data } = await browserClient().mutate({
      mutation: InitiateCardPaymentDocument,
      variables: { input },
      fetchPolicy: 'no-cache',
    });
    return data?.initiateCardPayment ?? { __typename: 'Error' };
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

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
