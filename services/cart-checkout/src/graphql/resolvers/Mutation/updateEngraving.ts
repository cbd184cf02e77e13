import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const updateEngraving: MutationResolvers['updateEngraving'] = (
  _root,
  { lineItemId, text = null },
  { useCases, shopper },
) => answer(() => useCases.chooseForLine(shopper(), lineItemId, { engraving: text }));
