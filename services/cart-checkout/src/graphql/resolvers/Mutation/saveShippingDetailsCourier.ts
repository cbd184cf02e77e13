import type { ShippingDetailsInput } from '../../../use-cases/save-shipping-details-courier.ts';
import { answer } from '../../answers.ts';
import type { Context } from '../../context.ts';

export function saveShippingDetailsCourier(
  _root: unknown,
  { input }: { input: ShippingDetailsInput },
  { useCases, shopper }: Context,
) {
  return answer(() => useCases.saveShippingDetailsCourier(shopper(), input));
}
