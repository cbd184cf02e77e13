import { answer, unlessBusy } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';
import { signedIn } from '../../signed-in.ts';

export const confirmPassword: MutationResolvers['confirmPassword'] = (_root, { input }, context) =>
  answer(
    context,
    unlessBusy(() => context.useCases.confirmSession(signedIn(context), input)),
  );
