import type { FullCartFragment } from '#gql/graphql.ts';

type Address = NonNullable<FullCartFragment['billingAddress']>;

/** What the provider accepts of a street. */
const STREET_LENGTH = 100;

/**
 * The addresses in the provider's words. They go to it from the shopper's browser, once they have chosen to pay this way.
 * @param email of the order; absent where it is not known
 */
export function customerDetails(
  { billingAddress, shippingAddress }: Pick<FullCartFragment, 'billingAddress' | 'shippingAddress'>,
  email: string | undefined,
): object {
  const billing = billingAddress ?? shippingAddress;
  return {
    ...(billing ? { billing_address: detailsOf(billing, email) } : {}),
    ...(shippingAddress ? { shipping_address: detailsOf(shippingAddress, email) } : {}),
  };
}

const detailsOf = (address: Address, email: string | undefined): object => ({
  given_name: address.firstName,
  family_name: address.lastName,
  email,
  ...(address.phone ? { phone: address.phone } : {}),
  street_address: [address.streetNumber, address.streetName]
    .filter(Boolean)
    .join(' ')
    .slice(0, STREET_LENGTH),
  city: address.city,
  postal_code: address.postalCode,
  country: address.country,
});
