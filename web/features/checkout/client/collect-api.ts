import {
  GetClickAndCollectLocationsDocument,
  SaveShippingDetailsCollectDocument,
  type ClickAndCollectInput,
  type CustomerFragment,
  type FullCartFragment,
  type GetClickAndCollectLocationsQuery,
} from '#gql/graphql.ts';
import { keepCart } from '#features/cart/client/cart-api.ts';
import type { DeliveryFailure } from '#features/cart/failure-text.ts';
import { browserClient } from '#lib/apollo/client.ts';
import { FALLBACK_MESSAGE } from '#lib/graph-error.ts';
import { formFromAddress } from '../address-form.ts';
import type { CollectForm } from '../address-form-rules.ts';
import type { GuestDetails } from '../guest-details.ts';
import { normalisePhone } from '../phone.ts';

export type CollectionPoint = GetClickAndCollectLocationsQuery['clickAndCollectLocations'][number];

/** Asked each time: when a store has it ready changes by the hour. @throws GraphClientError */
export async function findCollectionPoints(
  input: Partial<ClickAndCollectInput>,
): Promise<readonly CollectionPoint[]> {
  const { data } = await browserClient().query({
    query: GetClickAndCollectLocationsDocument,
    variables: { input: { limit: 6, ...input } },
    fetchPolicy: 'no-cache',
  });
  return data?.clickAndCollectLocations ?? [];
}

/**
 * Saves store, collector and guest details.
 * @returns what was refused, or nothing
 * @throws GraphClientError when the call itself fails
 */
export async function saveCollection(form: CollectForm): Promise<DeliveryFailure | undefined> {
  const { marketing, salutation, phone, ...rest } = form;
  const { data } = await browserClient().mutate({
    mutation: SaveShippingDetailsCollectDocument,
    variables: {
      input: {
        ...rest,
        phone: normalisePhone(phone),
        marketingPreference: { email: marketing, post: false, mobile: false },
        ...(salutation === 'none' ? {} : { salutation }),
      },
    },
    update: (cache, { data: answer }) => keepCart(cache, answer?.saveShippingDetailsCollect),
  });
  const answer = data?.saveShippingDetailsCollect;
  if (answer?.__typename === 'Cart') return undefined;
  return answer ?? { __typename: 'Error', message: FALLBACK_MESSAGE };
}

/** What the bag already knows, then the account of a customer, or what this browser remembers of a guest. */
export function collectFormFromCart(
  cart: FullCartFragment,
  guest: GuestDetails | undefined,
  customer: CustomerFragment | null,
): CollectForm {
  const { salutation, firstName, lastName, phone } = formFromAddress(cart.shippingAddress);
  const known = cart.shippingAddress ? { salutation, firstName, lastName, phone } : nameOf(customer);
  return {
    ...known,
    storeKey: cart.collectionStore?.key ?? '',
    email: customer?.email ?? cart.guestEmail ?? guest?.email ?? '',
    marketing: customer === null ? (guest?.marketingPreference.email ?? false) : false,
  };
}

const nameOf = (customer: CustomerFragment | null) => ({
  salutation: customer?.title ?? ('none' as const),
  firstName: customer?.firstName ?? '',
  lastName: customer?.lastName ?? '',
  phone: customer?.mobileNumber ?? '',
});
