import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';
import { signedIn } from '../../signed-in.ts';

export const removeCustomerAddress: MutationResolvers['removeCustomerAddress'] = (
  _root,
  { addressId },
  context,
) => answer(context, () => context.useCases.removeCustomerAddress(signedIn(context), addressId));
