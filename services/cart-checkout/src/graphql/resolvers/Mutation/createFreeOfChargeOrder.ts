import type { MutationResolvers } from '../../gen/schema-types.ts';
import { asFreeAnswer } from '../../placing-answers.ts';
import { placing } from '../../placing.ts';

/** A ValidationError for a cart that is not free. */
export const createFreeOfChargeOrder: MutationResolvers['createFreeOfChargeOrder'] = (
  _root,
  { input },
  context,
) => placing(context, 'free order requested', { ...input, method: null, secrets: {} }, asFreeAnswer);
