import { givex } from '../../../domain/payment-methods/givex.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';
import { asGivexAnswer } from '../../placing-answers.ts';
import { placing } from '../../placing.ts';

/** Of a bag that gift cards pay for completely (MU-08, ST-07); a ValidationError for any other. */
export const createGivexOrder: MutationResolvers['createGivexOrder'] = (_root, { input }, context) =>
  placing(context, 'gift card order requested', { ...input, method: givex.name, secrets: {} }, asGivexAnswer);
