import { useEffect, useState } from 'react';
import { postcodeOf } from '@loupe/contact/postcode';
import {
  GetShippingDocument,
  type FullCartFragment,
  type ShippingMethodPartsFragment,
} from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';
import type { DeliveryForm } from '../forms/address-form-rules.ts';

/**
 * The methods for the postcode in the form: the bag's until it is complete, and while the answer is on its way or
 * fails. Nothing is saved; saving checks again.
 */
export function useMethodsFor(
  cart: FullCartFragment,
  { country, postalCode }: Pick<DeliveryForm, 'country' | 'postalCode'>,
): readonly ShippingMethodPartsFragment[] {
  const [known, setKnown] = useState<{ place: string; methods: readonly ShippingMethodPartsFragment[] }>();
  const postcode = postcodeOf(postalCode, country);
  const place = postcode === null ? undefined : `${country} ${postcode} ${cart.version}`;

  useEffect(() => {
    if (place === undefined || postcode === null) return;
    let isCurrent = true;
    callGraph(GetShippingDocument, { input: { country, postalCode: postcode } }).then(
      ({ shipping }) => isCurrent && setKnown({ place, methods: shipping.shippingMethods }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [place, country, postcode]);

  return known !== undefined && known.place === place ? known.methods : cart.shippingMethods;
}
