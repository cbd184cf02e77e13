import type { CustomerFragment } from '#gql/graphql.ts';
import { addAddress, updateCustomer } from '#features/account/client/account-api.ts';
import { addressFromForm } from '../address-form.ts';
import type { DeliveryForm } from '../address-form-rules.ts';

/**
 * What a delivery adds to the customer's account: the address, when they said so, and a yes to our letters. The order does
 * not wait for it, and its failure is nobody's worry at the till.
 */
export function keepForCustomer(customer: CustomerFragment, form: DeliveryForm, keepsAddress: boolean): void {
  const quietly = (change: Promise<unknown>) => void change.catch(() => undefined);
  const { types } = customer.marketingPreferences;
  if (keepsAddress) quietly(addAddress(addressFromForm(form)));
  if (form.marketing && !types.includes('email'))
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
