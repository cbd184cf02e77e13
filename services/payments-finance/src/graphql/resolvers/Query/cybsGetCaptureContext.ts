import { ownerKey } from '@loupe/subgraph-server/actor';
import { GraphFault } from '@loupe/subgraph-server/fault';
import { z } from 'zod';
import { CardProviderUnavailableError } from '../../../use-cases/ports.ts';
import type { QueryResolvers } from '../../gen/schema-types.ts';

const cartIds = z.guid();

/** QY-15. cart-checkout checks whether the cart is the caller's; here the token is bound to both. */
export const cybsGetCaptureContext: QueryResolvers['cybsGetCaptureContext'] = async (
  _parent,
  { cartId },
  { actor, issueCaptureContext },
) => {
  const owner = { cartId, ownerKey: ownerKey(actor), site: actor.site };
  if (!cartIds.safeParse(cartId).success)
    throw new GraphFault('CartNotFoundError', 'We could not find your bag.');
  try {
    return await issueCaptureContext(owner);
  } catch (error) {
    if (!(error instanceof CardProviderUnavailableError)) throw error;
    throw new GraphFault('PaymentProviderUnavailable', 'Card payments are unavailable just now.');
  }
};
