import {
  AddCustomerAddressDocument,
  UpdateCustomerDataDocument,
  type CustomerFragment,
} from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';
import { addressFromForm } from '../../forms/address-form.ts';
import type { AddressForm } from '../../forms/address-form-rules.ts';
import { MARKETING_TEXT_VERSION } from '../marketing-text.ts';

// Saving to the customer's account must not delay the order, so its failure is ignored.
const ignoreFailure = (change: Promise<unknown>) => void change.catch(() => undefined);

/** Saves the address to the address book, when the customer has asked for it. */
export const keepAddress = (form: AddressForm): void =>
  ignoreFailure(callGraph(AddCustomerAddressDocument, { input: addressFromForm(form) }));

/** Saves a marketing consent. */
export function keepMarketing({ marketingPreferences: { types } }: CustomerFragment, wanted: boolean): void {
  if (!wanted || types.includes('email')) return;
  ignoreFailure(
    callGraph(UpdateCustomerDataDocument, {
      input: {
        marketingPreferences: {
          email: true,
          post: types.includes('post'),
          mobile: types.includes('mobile'),
          source: 'checkout',
          textVersion: MARKETING_TEXT_VERSION,
        },
      },
    }),
  );
}
