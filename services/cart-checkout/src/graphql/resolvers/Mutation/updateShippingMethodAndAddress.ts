import type { AddressInput } from '@loupe/contact/parse-address';
import { answer } from '../../answers.ts';
import type { Context } from '../../context.ts';

interface Arguments {
  shippingMethodId: string;
  address: AddressInput;
}

export function updateShippingMethodAndAddress(
  _root: unknown,
  change: Arguments,
  { useCases, shopper }: Context,
) {
  return answer(() => useCases.changeDelivery(shopper(), change));
}
