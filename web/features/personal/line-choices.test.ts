import { describe, expect, it } from '@jest/globals';
import { isSameChoice } from './added-options.ts';
import { panelsOf } from './line-choices.ts';

const plain = { sku: '1', wristSize: null, engraving: null, isGiftWrapped: false, giftMessage: null };
const price = { formattedPrice: '£0.00', value: 0, isFree: true };

describe('the choices of a line', () => {
  it('[EN-05] tell lines of one piece apart', () => {
    expect(isSameChoice(plain, { ...plain })).toBe(true);
    expect(isSameChoice(plain, { ...plain, engraving: 'A' })).toBe(false);
    expect(isSameChoice(plain, { ...plain, isGiftWrapped: true })).toBe(false);
    expect(isSameChoice(plain, { ...plain, sku: '2' })).toBe(false);
  });

  it('[MU-06] are those that the piece has, and none while it is sold out', () => {
    const personalTerms = {
      wristSizes: [165, 170],
      engraving: { limit: 25, workingDays: 2, price },
      giftWrap: { messageLimit: 200, price },
    };
    const line = { personalTerms, isOutOfStock: false };
    expect(panelsOf(line).map(({ panel }) => panel)).toEqual(['wrist', 'engraving', 'wrap']);
    const none = { wristSizes: [], engraving: null, giftWrap: null };
    expect(panelsOf({ ...line, personalTerms: none })).toEqual([]);
    expect(panelsOf({ ...line, isOutOfStock: true })).toEqual([]);
  });
});
