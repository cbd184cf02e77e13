import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';
import { signedIn } from '../../signed-in.ts';

export const setDefaultAddress: MutationResolvers['setDefaultAddress'] = (
  _root,
  { addressId, addressType },
  context,
) => answer(context, () => context.useCases.setDefaultAddress(signedIn(context), addressId, addressType));
