import { creditCard } from '../../../domain/payment-methods/credit-card.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';
import { placing } from '../../placing.ts';

/** Gift cards pay first, and the card the rest (MU-13). */
export const initiateCardPayment: MutationResolvers['initiateCardPayment'] = (
  _root,
  { input: { transientToken, expectedCardAmount = null, ...input } },
  context,
) =>
  placing(
    context,
    'payment initiated',
    {
      ...input,
      method: creditCard.name,
      expectedRest: expectedCardAmount,
      secrets: { [creditCard.name]: transientToken },
    },
    (placed) => placed,
  );
