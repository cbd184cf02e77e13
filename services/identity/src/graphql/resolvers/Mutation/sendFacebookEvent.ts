import type { Person } from '../../../domain/conversions/user-data.ts';
import { answerOrThrow } from '../../answers.ts';
import type { Context } from '../../context.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const sendFacebookEvent: MutationResolvers['sendFacebookEvent'] = (_root, { input }, context) =>
  answerOrThrow(context, () =>
    context.useCases.takeFacebookEvent(context.caller, {
      input,
      userAgent: context.userAgent,
      account: () => accountOf(context),
    }),
  );

/** The account of a signed-in customer. */
async function accountOf({ caller, customers }: Context): Promise<Person> {
  const customer = caller.customerId === null ? undefined : await customers.load(caller.customerId);
  if (customer === undefined) return {};
  const { email, firstName, lastName, mobileNumber: phone } = customer;
  return { email, firstName, lastName, phone };
}
