import { describe, expect, it } from '@jest/globals';
import { GraphClientError } from '#lib/graph-error.ts';
import { addToCart, failureText } from './add-piece.ts';

const piece = { productId: 'p-1', variantId: 'v-1', sku: 's-1' };
const failing = (code: string) => () => {
  throw new GraphClientError('GraphQL', 'Please try again in 10 minutes.', { code });
};

describe('adding a piece', () => {
  it('[ER-05] says what the gateway says where too many visitors of a network have begun', async () => {
    const added = await addToCart(piece, failing('TooManyAttemptsError'));
    expect('failure' in added && failureText(added.failure)).toBe('Please try again in 10 minutes.');
  });

  it('fails with the call otherwise', async () => {
    await expect(addToCart(piece, failing('HTTPError'))).rejects.toMatchObject({ code: 'HTTPError' });
  });
});
