import type { CustomerAddressInput } from '../../../use-cases/add-customer-address.ts';
import { answer } from '../../answers.ts';
import type { Context } from '../../context.ts';
import { signedIn } from '../../signed-in.ts';

export function updateCustomerAddress(
  _root: unknown,
  { addressId, input }: { addressId: string; input: CustomerAddressInput },
  context: Context,
) {
  return answer(context, () => context.useCases.updateCustomerAddress(signedIn(context), addressId, input));
}
