import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const openPayAgain: MutationResolvers['openPayAgain'] = (_root, { token }, context) =>
  answer(context, ({ useCases, shopper, caller, client: { ipAddress } }) =>
    useCases.openPayAgain(shopper(), token, { ...caller(), ipAddress }),
  );
