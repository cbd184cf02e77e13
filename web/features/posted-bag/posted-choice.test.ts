import { describe, expect, it } from '@jest/globals';
import { postedChoice } from './posted-choice.ts';

const PLAIN = { id: 'p', variants: [{ id: 'v', sku: '0100001', ringSizeLetter: null }] };
const RING = {
  id: 'r',
  variants: ['K', 'L'].map((letter) => ({
    id: `v-${letter}`,
    sku: `0100002${letter}`,
    ringSizeLetter: letter,
  })),
};
const form = (fields: Record<string, string> = {}) => new URLSearchParams(fields);
const NO_OPTIONS = { wristSize: null, engraving: null, giftWrap: false, giftMessage: null };

describe('a posted form', () => {
  it('[MU-05] names a piece of one size without saying so', () => {
    const choice = { productId: 'p', variantId: 'v', sku: '0100001', options: NO_OPTIONS };
    expect(postedChoice(form(), PLAIN)).toEqual(choice);
  });

  it('[MU-05] names the size by its SKU; without one, or with another piece’s, it is asked for', () => {
    expect(postedChoice(form({ size: '0100002L' }), RING)).toMatchObject({ variantId: 'v-L' });
    expect(postedChoice(form(), RING)).toBe('size');
    expect(postedChoice(form({ size: '0100001' }), RING)).toBe('size');
    const [one] = RING.variants;
    expect(postedChoice(form(), { id: 'r', variants: [one!] })).toBe('size');
  });

  it('[VA-08] has the value of a gift card, the typed one before the preset', () => {
    const valueOf = (fields: Record<string, string>) => postedChoice(form(fields), PLAIN);
    expect(valueOf({ giftCardValue: '50', 'gift-card-amount': '' })).toMatchObject({ giftCardValue: 50 });
    expect(valueOf({ giftCardValue: '50', 'gift-card-amount': ' £75 ' })).toMatchObject({
      giftCardValue: 75,
    });
    for (const amount of ['', '7.50', 'ten', '-5', '9999999'])
      expect(valueOf({ 'gift-card-amount': amount })).toBe('value');
  });

  it('has what is done to the piece; engraving that was ticked needs its text', () => {
    const fields = {
      'wrist-size': '180',
      engraving: 'A & B',
      'gift-wrap': 'on',
      'gift-message': 'With love',
    };
    expect(postedChoice(form(fields), PLAIN)).toMatchObject({
      options: { wristSize: 180, engraving: 'A & B', giftWrap: true, giftMessage: 'With love' },
    });
    expect(postedChoice(form({ engrave: 'on', engraving: '\u200b ' }), PLAIN)).toBe('text');
    expect(postedChoice(form({ 'gift-message': 'Unwrapped' }), PLAIN)).toMatchObject({ options: NO_OPTIONS });
  });
});
