import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const updateWristSize: MutationResolvers['updateWristSize'] = (
  _root,
  { lineItemId, size },
  { useCases, shopper },
) => answer(() => useCases.chooseForLine(shopper(), lineItemId, { wristSize: size }));
