import type { CustomerFragment } from '#gql/graphql.ts';
import { addAddress, updateCustomer } from '#features/account/account-api.ts';
import { addressFromForm } from '../address-form.ts';
import type { AddressForm } from '../address-form-rules.ts';

// What a delivery adds to the customer's account does not hold up the order, and its failure is nobody's worry at the till.
const quietly = (change: Promise<unknown>) => void change.catch(() => undefined);

/** The address, when they said so. */
export const keepAddress = (form: AddressForm): void => quietly(addAddress(addressFromForm(form)));

/** A yes to our letters. */
export function keepMarketing({ marketingPreferences: { types } }: CustomerFragment, wanted: boolean): void {
  if (!wanted || types.includes('email')) return;
  quietly(
    updateCustomer({
      marketingPreferences: {
        email: true,
        post: types.includes('post'),
        mobile: types.includes('mobile'),
        source: 'checkout',
      },
    }),
  );
}
