import { describe, expect, it } from '@jest/globals';
import {
  canGrow,
  limitWords,
  choices,
  isBlocked,
  nameOf,
  personalWords,
  problemTone,
  promotionNames,
  stockSentence,
  unstatedProblems,
} from './line-facts.ts';

describe('line facts', () => {
  it('[EN-05] shows the selected option, if there is one', () => {
    expect(choices({ ringSize: 50 })).toBe('Size\u00a0K');
    expect(choices({ ringSize: 52 })).toBe('Size\u00a0L½');
    expect(choices({ wristSize: 175 })).toBe('Wrist 17.5\u00a0cm');
    expect(choices({ ringSize: null, wristSize: null })).toBe('');
  });

  it('[EN-04] names a line so that lines of one article are told apart', () => {
    const plain = { name: 'Halo ring', engraving: null, isGiftWrapped: false, giftMessage: 'For you' };
    expect(nameOf(plain)).toBe('Halo ring');
    expect(nameOf({ ...plain, ringSize: 54, engraving: 'A & B' })).toBe(
      'Halo ring, Size\u00a0N, Engraved “A & B”',
    );
    expect(nameOf({ ...plain, isGiftWrapped: true })).toBe('Halo ring, Gift wrapped, Card: “For you”');
    expect(nameOf({ ...plain, name: 'Gift card', giftCardValue: 50 })).toBe('Gift card, £50');
  });

  it('[EN-05] says what is engraved, wrapped and written, and names the promotions in the price of the line', () => {
    const plain = { engraving: null, isGiftWrapped: false, giftMessage: null };
    expect(personalWords(plain)).toEqual([]);
    expect(personalWords({ engraving: 'A & B', isGiftWrapped: true, giftMessage: 'For you' })).toEqual([
      'Engraved “A & B”',
      'Gift wrapped',
      'Card: “For you”',
    ]);
    const [own, whole] = [
      { name: 'Third off', isOfCart: false },
      { name: 'Ten pounds off', isOfCart: true },
    ];
    expect(promotionNames({ discounts: [own, whole, own] })).toEqual(['Third off']);
  });

  it('[EN-05] says what is in stock', () => {
    const line = { isOutOfStock: false, isLowInStock: false, availableQuantity: 10 };
    expect(stockSentence(line, 'arrives Tuesday 24 November')).toEqual({
      tone: 'success',
      text: 'In stock, arrives Tuesday 24 November',
    });
    expect(stockSentence({ ...line, isLowInStock: true, availableQuantity: 2 }, undefined).text).toBe(
      'Only 2 in stock',
    );
    expect(stockSentence({ ...line, isLowInStock: true, availableQuantity: 1 }, undefined).text).toBe(
      'Last one in stock',
    );
    expect(stockSentence({ ...line, isOutOfStock: true, availableQuantity: 0 }, undefined).tone).toBe(
      'error',
    );
  });

  it('[MU-06] [VA-13] lets a line grow to the available stock, and to 99', () => {
    const grows = (quantity: number, availableQuantity: number, mostPerOrder = 99, quantityElsewhere = 0) =>
      canGrow({ quantity, availableQuantity, mostPerOrder, quantityElsewhere });
    expect(grows(1, 1)).toBe(false);
    expect(grows(1, 2)).toBe(true);
    expect(grows(12, 10)).toBe(true);
    expect(grows(99, 10)).toBe(false);
    expect([grows(1, 10, 2), grows(2, 10, 2), grows(5, 10, 2)]).toEqual([true, false, false]);
    // Beside the same piece on another line, which is engraved.
    expect([grows(1, 4, 99, 2), grows(1, 4, 99, 3), grows(1, 10, 3, 2)]).toEqual([true, false, false]);
  });

  it('[MU-06] says how many one order may have, where that stops the line', () => {
    const words = (quantity: number, mostPerOrder: number) =>
      limitWords({ quantity, quantityElsewhere: 0, availableQuantity: 10, mostPerOrder });
    expect([words(1, 2), words(2, 2), words(3, 2), words(1, 1)]).toEqual([
      ...[undefined, 'At most 2 in an order', undefined, 'One in an order'],
    ]);
  });

  it('[EN-04] blocks the checkout for problems that payment would refuse', () => {
    const lineItems = [{ quantity: 2, quantityElsewhere: 0, availableQuantity: 2 }];
    expect(isBlocked({ problems: [], lineItems })).toBe(false);
    expect(isBlocked({ problems: [{ code: 'priceChanged' }, { code: 'lowStock' }], lineItems })).toBe(false);
    expect(isBlocked({ problems: [{ code: 'outOfStock' }], lineItems })).toBe(true);
    expect(isBlocked({ problems: [{ code: 'notSellable' }], lineItems })).toBe(true);
    expect(
      isBlocked({ problems: [], lineItems: [{ quantity: 3, quantityElsewhere: 0, availableQuantity: 2 }] }),
    ).toBe(true);
    const both = [1, 2].map(() => ({ quantity: 4, quantityElsewhere: 4, availableQuantity: 4 }));
    expect(isBlocked({ problems: [], lineItems: both })).toBe(true);
    expect(
      isBlocked({ problems: [], lineItems: [{ quantity: 12, quantityElsewhere: 0, availableQuantity: 10 }] }),
    ).toBe(false);
  });

  it('[EN-04] colours a problem by its severity', () => {
    const codes = ['priceChanged', 'lowStock', 'outOfStock', 'notSellable', 'discountDropped'];
    expect(codes.map((code) => problemTone({ code }))).toEqual(['info', 'warn', 'error', 'error', 'warn']);
  });

  it('[EN-05] does not repeat the stock sentence', () => {
    const problems = [
      { code: 'priceChanged' },
      { code: 'lowStock' },
      { code: 'outOfStock' },
      { code: 'notSellable' },
    ];
    const codes = (line: Parameters<typeof unstatedProblems>[1]) =>
      unstatedProblems(problems, line).map(({ code }) => code);
    expect(codes({ quantity: 1, quantityElsewhere: 0, availableQuantity: 1 })).toEqual([
      'priceChanged',
      'notSellable',
    ]);
    expect(codes({ quantity: 4, quantityElsewhere: 4, availableQuantity: 4 })).toContain('lowStock');
    expect(codes({ quantity: 3, quantityElsewhere: 0, availableQuantity: 2 })).toEqual([
      'priceChanged',
      'lowStock',
      'notSellable',
    ]);
  });
});
