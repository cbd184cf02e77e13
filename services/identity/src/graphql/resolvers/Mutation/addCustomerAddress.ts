import type { CustomerAddressInput } from '../../../use-cases/add-customer-address.ts';
import { answer } from '../../answers.ts';
import type { Context } from '../../context.ts';
import { signedIn } from '../../signed-in.ts';

export function addCustomerAddress(
  _root: unknown,
  { input }: { input: CustomerAddressInput },
  context: Context,
) {
  return answer(context, () => context.useCases.addCustomerAddress(signedIn(context), input));
}
