import { describe, expect, it } from '@jest/globals';
import { needsChoice } from '../header-data/entry-state.ts';
import { pieceOf } from './kept-piece.ts';

const entry = { productId: 'p1', masterVariantId: 'v1', sku: 'ring-M', productType: 'ring' };
const kept = {
  __typename: 'KeptChoice' as const,
  sku: 'ring-K',
  variantId: 'v2',
  ringSize: 52,
  wristSize: null,
  giftCardValue: null,
  engraving: 'A & B',
  isGiftWrapped: true,
  giftMessage: 'For you',
};

describe('a saved piece that is moved to the bag', () => {
  it('[MU-17] is added as it was chosen, and a ring needs no new choice of its size', () => {
    expect(pieceOf({ ...entry, kept })).toEqual({
      productId: 'p1',
      variantId: 'v2',
      sku: 'ring-K',
      giftCardValue: null,
      options: { wristSize: null, engraving: 'A & B', giftWrap: true, giftMessage: 'For you' },
    });
    expect(needsChoice({ ...entry, kept })).toBe(false);
  });

  it('[MU-17] is the product’s own variant when nothing was chosen, and a ring needs its size', () => {
    expect(pieceOf(entry)).toEqual({ productId: 'p1', variantId: 'v1', sku: 'ring-M' });
    expect(needsChoice(entry)).toBe(true);
  });
});
