import { answer } from '../../answers.ts';
import type { Context } from '../../context.ts';
import { signedIn } from '../../signed-in.ts';

export function removeCustomerAddress(
  _root: unknown,
  { addressId }: { addressId: string },
  context: Context,
) {
  return answer(context, () => context.useCases.removeCustomerAddress(signedIn(context), addressId));
}
