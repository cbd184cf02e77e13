import { answer, unlessBusy } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';
import { signedIn } from '../../signed-in.ts';

export const requestPrivacy: MutationResolvers['requestPrivacy'] = (_root, { input }, context) =>
  answer(
    context,
    unlessBusy(() => context.useCases.requestPrivacy(signedIn(context), input)),
  );
