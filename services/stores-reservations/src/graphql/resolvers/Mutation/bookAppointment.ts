import { answerWith } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const bookAppointment: MutationResolvers['bookAppointment'] = (_root, { input }, context) =>
  answerWith(context, () => context.useCases.bookAppointment(context.caller(), input));
