import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';
import { signedIn } from '../../signed-in.ts';

export const updateCustomerAddress: MutationResolvers['updateCustomerAddress'] = (
  _root,
  { addressId, input },
  context,
) => answer(context, () => context.useCases.updateCustomerAddress(signedIn(context), addressId, input));
