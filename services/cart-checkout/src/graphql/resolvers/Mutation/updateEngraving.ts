import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const updateEngraving: MutationResolvers['updateEngraving'] = (
  _root,
  { lineItemId, text = null },
  context,
) =>
  answer(context, ({ useCases, shopper }) =>
    useCases.chooseForLine(shopper(), lineItemId, { engraving: text }),
  );
