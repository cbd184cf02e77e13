import { answerWith } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const cancelReservation: MutationResolvers['cancelReservation'] = (_root, { input }, context) =>
  answerWith(context, () => context.useCases.cancelReservation(context.caller(), input));
