import { answerWith } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const placeReservation: MutationResolvers['placeReservation'] = (_root, { input }, context) =>
  answerWith(context, () => context.useCases.placeReservation(context.caller(), input));
