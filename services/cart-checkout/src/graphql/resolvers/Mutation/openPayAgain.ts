import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const openPayAgain: MutationResolvers['openPayAgain'] = (
  _root,
  { token },
  { useCases, shopper, caller, client: { ipAddress } },
) => answer(() => useCases.openPayAgain(shopper(), token, { ...caller(), ipAddress }));
