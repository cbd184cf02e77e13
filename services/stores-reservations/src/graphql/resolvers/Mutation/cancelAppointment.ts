import { answerOrThrow } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const cancelAppointment: MutationResolvers['cancelAppointment'] = (_root, { input }, context) =>
  answerOrThrow(context, async () => {
    const result = await context.useCases.cancelAppointment(context.caller(), input);
    return result.type === 'Appointment' ? { type: 'Done', value: true } : result;
  });
