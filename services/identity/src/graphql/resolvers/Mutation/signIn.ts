import { answer, unlessBusy } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const signIn: MutationResolvers['signIn'] = (_root, input, context) =>
  answer(
    context,
    unlessBusy(() => context.useCases.signIn(context.caller, input)),
  );
