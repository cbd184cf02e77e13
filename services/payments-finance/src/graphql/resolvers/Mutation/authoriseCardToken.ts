import { ownerKey } from '@loupe/subgraph-server/actor';
import { invalidInput, refusal } from '@loupe/subgraph-server/refusal';
import { z } from 'zod';
import { CardProviderUnavailableError } from '../../../use-cases/ports/card-provider.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

const inputs = z.object({ cartId: z.guid(), transientToken: z.string().min(1).max(16_384) });

const WORDS = { cartId: 'This is no bag.', transientToken: 'Your card details are missing.' } as const;

/** MU-13, authorisation of the token: the bank receives the device data before the order is placed. */
export const authoriseCardToken: MutationResolvers['authoriseCardToken'] = async (
  _root,
  { input },
  { actor, useCases },
) => {
  const owner = { cartId: input.cartId, ownerKey: ownerKey(actor), site: actor.site };
  const parsed = inputs.safeParse(input);
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path[0] === 'cartId' ? 'cartId' : 'transientToken';
    return invalidInput({ field: `input.${field}`, message: WORDS[field] });
  }
  try {
    const setUp = await useCases.setUpAuthentication(owner, input.transientToken);
    if (setUp !== undefined) return { __typename: 'CardTokenAuthorised', ...setUp };
    return refusal(
      { type: 'PaymentTokenError' },
      'Your card details could not be used. Please enter them again.',
    );
  } catch (error) {
    if (!(error instanceof CardProviderUnavailableError)) throw error;
    return refusal(
      { type: 'PaymentUnavailableError' },
      'Card payments are unavailable just now. Nothing has been taken. Try again in a few minutes.',
    );
  }
};
