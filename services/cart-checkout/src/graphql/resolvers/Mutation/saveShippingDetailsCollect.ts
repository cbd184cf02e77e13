import type { CollectDetailsInput } from '../../../use-cases/save-shipping-details-collect.ts';
import { answer } from '../../answers.ts';
import type { Context } from '../../context.ts';

export function saveShippingDetailsCollect(
  _root: unknown,
  { input }: { input: CollectDetailsInput },
  { useCases, shopper }: Context,
) {
  return answer(() => useCases.saveShippingDetailsCollect(shopper(), input));
}
