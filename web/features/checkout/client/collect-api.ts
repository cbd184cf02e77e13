import {
  GetClickAndCollectLocationsDocument,
  SaveShippingDetailsCollectDocument,
  type ClickAndCollectInput,
  type CustomerFragment,
  type FullCartFragment,
  type GetClickAndCollectLocationsQuery,
} from '#gql/graphql.ts';
import { normalisePhone } from '@loupe/contact/phone';
import { keepCart } from '#features/cart/cart-of-page.ts';
import { facts } from '#features/measuring/facts.ts';
import type { DeliveryFailure } from '#features/cart/failure-text.ts';
import { callGraph } from '#lib/graph-call.ts';
import { formFromAddress } from '../../forms/address-form.ts';
import type { CollectForm } from '../../forms/address-form-rules.ts';
import type { CheckoutState } from '../checkout-state.ts';
import { isMarketingTicked, saidToMarketing } from '../marketing-text.ts';

export type CollectionPoint = GetClickAndCollectLocationsQuery['clickAndCollectLocations'][number];

/** Never cached: when a store has the order ready changes by the hour. @throws GraphClientError */
export async function findCollectionPoints(
  input: Partial<ClickAndCollectInput> & { preparationDays: number },
): Promise<readonly CollectionPoint[]> {
  const variables = { input: { limit: 6, ...input } };
  return (await callGraph(GetClickAndCollectLocationsDocument, variables)).clickAndCollectLocations;
}

/**
 * Saves store, collector and guest details.
 * @returns the refusal, or nothing
 * @throws GraphClientError when the call itself fails
 */
export async function saveCollection(form: CollectForm): Promise<DeliveryFailure | undefined> {
  const { marketing, salutation, phone, ...rest } = form;
  const input = {
    ...rest,
    phone: normalisePhone(phone),
    marketingPreference: saidToMarketing(marketing),
    ...(salutation === 'none' ? {} : { salutation }),
  };
  const answer = (await callGraph(SaveShippingDetailsCollectDocument, { input })).saveShippingDetailsCollect;
  if (answer.__typename !== 'Cart') return answer;
  keepCart(answer);
  facts.push(['delivery', answer]);
  return undefined;
}

/** Initial values: from the bag, then from the customer's account, or from the guest details of this browser. */
export function collectFormOf(
  { shippingAddress, selectedStore, guestEmail, guestMarketingPreferences }: CheckoutState<FullCartFragment>,
  customer: CustomerFragment | null,
): CollectForm {
  const { salutation, firstName, lastName, phone } = formFromAddress(shippingAddress);
  const known = shippingAddress ? { salutation, firstName, lastName, phone } : nameOf(customer);
  return {
    ...known,
    storeKey: selectedStore?.key ?? '',
    email: customer?.email ?? guestEmail ?? '',
    marketing: isMarketingTicked(guestMarketingPreferences),
  };
}

const nameOf = (customer: CustomerFragment | null) => ({
  salutation: customer?.title ?? ('none' as const),
  firstName: customer?.firstName ?? '',
  lastName: customer?.lastName ?? '',
  phone: customer?.mobileNumber ?? '',
});
