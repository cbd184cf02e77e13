import { klarna } from '../../../domain/payment-methods/klarna.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';
import { placing } from '../../placing.ts';

/** BH-13: the shopper agrees to it in the provider's widget. */
export const createKlarnaSession: MutationResolvers['createKlarnaSession'] = (
  _root,
  { input: { expectedRest = null, ...input } },
  context,
) =>
  placing(
    context,
    'pay-later session requested',
    { ...input, expectedRest, method: klarna.name, secrets: {} },
    (placed) => placed,
  );
