import type { SaveBillingDetailsMutation } from '../../gql/graphql.ts';
import type { FailureIn } from '../../lib/failure.ts';
import type { CartPageFailure } from '../cart/cart-page-message.ts';
import type { Context } from './payment-context.ts';
import { outcomeOf, type PaymentOutcome } from './payment-outcome.ts';
import { STAY, type Refusal } from './refusal-type.ts';

/** Why the billing address was not saved. */
export type BillingFailure =
  FailureIn<SaveBillingDetailsMutation['saveBillingDetails']> | { readonly __typename: CartPageFailure };

/** Resolves to the failure. Rejects when the call itself fails. */
export type SaveBilling = () => Promise<BillingFailure | undefined>;

const NOT_SAVED: Refusal = {
  ...STAY,
  title: 'We could not save your billing address.',
  text: 'Nothing has been taken. Please try again.',
};

/** Saves the billing address. @returns why the payment must not be sent; undefined when it may be */
export async function saveBillingOutcome(
  save: SaveBilling,
  context: Context,
): Promise<PaymentOutcome | undefined> {
  try {
    const failure = await save();
    // An earlier payment of this bag is open: paying now joins it and returns its outcome.
    if (failure === undefined || failure.__typename === 'CheckoutInProgress') return undefined;
    if (failure.__typename !== 'ValidationError') return outcomeOf(failure, context);
    // The delivery address itself is missing when it was to be copied.
    if (failure.field === 'choice')
      return outcomeOf({ __typename: 'PaymentAddressError', field: '' }, context);
    return { kind: 'billingField', field: failure.field, message: failure.message };
  } catch {
    return { kind: 'refused', refusal: NOT_SAVED };
  }
}
