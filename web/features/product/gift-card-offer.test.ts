import { describe, expect, it } from '@jest/globals';
import { giftCardOffer, ownAmount } from './gift-card-offer.ts';

const OFFER = { minValue: 10, maxValue: 500, presetValues: [25, 1000], value: 25 };

describe('the value of a gift card on its page', () => {
  it('[VA-08] as it is typed is a preset, or whole pounds within the range', () => {
    expect(['10', ' £75 ', '75.00', '500', '1000'].map((entered) => ownAmount(OFFER, entered))).toEqual([
      ...[10, 75, 75, 500, 1000],
    ]);
    const refused = ['', '9', '501', '75.50', '-20', '7 5', '1e2', 'fifty', '10000', '0'];
    expect(refused.filter((entered) => ownAmount(OFFER, entered) !== null)).toEqual([]);
  });

  it('[EN-15] is offered for gift cards only', () => {
    const values = {
      giftCardMinValue: 10,
      giftCardMaxValue: 500,
      giftCardPresetValues: [25, 1000],
      giftCardValue: 25,
    };
    expect(giftCardOffer(values)).toEqual(OFFER);
    expect(giftCardOffer({ giftCardPresetValues: [], giftCardValue: null })).toBeNull();
  });
});
