import type { BillingDetailsInput } from '../../../use-cases/save-billing-details.ts';
import { answer } from '../../answers.ts';
import type { Context } from '../../context.ts';

export function saveBillingDetails(
  _root: unknown,
  { input }: { input: BillingDetailsInput },
  { useCases, shopper }: Context,
) {
  return answer(() => useCases.saveBillingDetails(shopper(), input));
}
