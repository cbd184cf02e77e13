import { answerWith } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const moveAppointment: MutationResolvers['moveAppointment'] = (_root, { input }, context) =>
  answerWith(context, () => context.useCases.moveAppointment(context.caller(), input));
