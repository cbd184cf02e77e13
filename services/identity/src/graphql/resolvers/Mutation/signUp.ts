import { answer, unlessBusy } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const signUp: MutationResolvers['signUp'] = (_root, { input }, context) =>
  answer(
    context,
    unlessBusy(() => context.useCases.signUp(context.caller, input)),
  );
