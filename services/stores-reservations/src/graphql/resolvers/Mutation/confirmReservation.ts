import { answerWith } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const confirmReservation: MutationResolvers['confirmReservation'] = (_root, { token }, context) =>
  answerWith(context, () => context.useCases.confirmReservation(context.caller(), token));
