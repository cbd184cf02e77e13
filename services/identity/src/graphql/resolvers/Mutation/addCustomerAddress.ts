import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';
import { signedIn } from '../../signed-in.ts';

export const addCustomerAddress: MutationResolvers['addCustomerAddress'] = (_root, { input }, context) =>
  answer(context, () => context.useCases.addCustomerAddress(signedIn(context), input));
