import { answer, unlessBusy } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const resetPassword: MutationResolvers['resetPassword'] = (_root, { input }, context) =>
  answer(
    context,
    unlessBusy(() => context.useCases.resetPassword(context.caller, input)),
  );
