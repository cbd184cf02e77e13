import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const updateWristSize: MutationResolvers['updateWristSize'] = (_root, { lineItemId, size }, context) =>
  answer(context, ({ useCases, shopper }) =>
    useCases.chooseForLine(shopper(), lineItemId, { wristSize: size }),
  );
