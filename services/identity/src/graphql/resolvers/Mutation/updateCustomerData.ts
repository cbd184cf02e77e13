import type { CustomerDataInput } from '../../../use-cases/update-customer-data.ts';
import { answer } from '../../answers.ts';
import type { Context } from '../../context.ts';
import { signedIn } from '../../signed-in.ts';

export function updateCustomerData(
  _root: unknown,
  { input }: { input: CustomerDataInput },
  context: Context,
) {
  return answer(context, () => context.useCases.updateCustomerData(signedIn(context), input));
}
