import { answerWith } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const holdAppointment: MutationResolvers['holdAppointment'] = (_root, { input }, context) =>
  answerWith(context, () => context.useCases.holdAppointment(context.caller(), input));
