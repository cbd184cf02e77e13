import type { AddressType } from '../../../domain/address/address.ts';
import { answer } from '../../answers.ts';
import type { Context } from '../../context.ts';
import { signedIn } from '../../signed-in.ts';

export function setDefaultAddress(
  _root: unknown,
  { addressId, addressType }: { addressId: string; addressType: AddressType },
  context: Context,
) {
  return answer(context, () => context.useCases.setDefaultAddress(signedIn(context), addressId, addressType));
}
