import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { rateLimitedMessage } from '@loupe/rate-limit/rate-limited';
import { invalidInput, refusal } from '@loupe/subgraph-server/refusal';
import { urlOf } from '../../../domain/product/product.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const writeReview: MutationResolvers['writeReview'] = async (_root, { input }, context) => {
  const { site, network, now, loaders, useCases, setHeader } = context;
  const byCode = (code: string) => loaders.productByCode.load(code);
  try {
    const result = await useCases.writeReview({ site, network, now, byCode }, input);
    switch (result.type) {
      case 'ReviewTaken':
        return { __typename: 'ReviewTaken', productUrl: urlOf(result.product) };
      case 'ProductNotFoundError':
        return refusal(result, 'We could not find this piece.');
      case 'TooManyAttemptsError':
        setHeader('retry-after', String(result.retryAfterSeconds));
        return refusal(result, rateLimitedMessage(result));
    }
  } catch (error) {
    if (error instanceof InvalidFieldError) return invalidInput(error);
    throw error;
  }
};
