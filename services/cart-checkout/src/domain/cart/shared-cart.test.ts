import { describe, expect, it } from '@jest/globals';
import { giftCardLine, lineOf, pricedAt } from '../../../tests/support/sample-cart.ts';
import { linesToShare, showShared } from './shared-cart.ts';

describe('sharing a cart', () => {
  it('[EN-05] keeps sku, quantity, size and value, and nothing that was written for somebody', () => {
    const recipient = { name: 'Ada', email: 'ada@example.com' };
    const card = giftCardLine(50, 2);
    const lines = [
      lineOf({ options: { engraving: 'A & B', giftWrap: true, giftMessage: 'Yours' } }),
      { ...card, options: { ...card.options, recipient } },
      lineOf({ options: { wristSize: 180 } }, { sku: 'S2' }),
    ];
    const shared = linesToShare(lines);
    expect(shared).toEqual([
      { sku: 'S1', quantity: 1, options: {} },
      { sku: 'GC', quantity: 2, options: { giftCardValue: 50 } },
      { sku: 'S2', quantity: 1, options: { wristSize: 180 } },
    ]);
  });

  it('[EN-05] makes one line of those that differ in their texts only, and two of two values', () => {
    const lines = [
      lineOf({ quantity: 60 }),
      lineOf({ quantity: 60, options: { engraving: 'A' } }),
      giftCardLine(50),
      giftCardLine(25),
    ];
    expect(linesToShare(lines).map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['S1', 99],
      ['GC', 1],
      ['GC', 1],
    ]);
  });
});

describe('a shared cart', () => {
  it('[EN-05] leaves to each line of one article what those before it leave', () => {
    const sizes = [160, 170, 180].map((wristSize) =>
      lineOf({ quantity: 3, available: 4, options: { wristSize } }),
    );
    const values = [50, 25].map((value) => ({ ...giftCardLine(value, 2), available: 3 }));
    const { lines } = showShared('loupe', {
      expiresAt: new Date('2026-12-04T12:00:00Z'),
      lines: [...sizes, ...values],
      readAt: new Date('2026-11-20T12:00:00Z'),
    });
    expect(lines.map(({ available }) => available)).toEqual([4, 1, 0, 3, 1]);
  });

  it('[EN-05] has one of a complimentary piece', () => {
    const free = { priceWhenAdded: 0 };
    const lines = [lineOf(free), lineOf({ ...free, options: { giftWrap: true } })];
    expect(linesToShare(lines)).toMatchObject([{ quantity: 1 }]);
  });

  it('[EN-05] has the prices of now, and says what is no longer sold', () => {
    const [dates, readAt] = [new Date('2026-12-04T12:00:00Z'), new Date('2026-11-20T12:00:00Z')];
    const lines = [lineOf({}, pricedAt(99_00)), giftCardLine(50), lineOf({}, { approved: false })];
    const { expiresAt, lines: shown } = showShared('loupe', { expiresAt: dates, lines, readAt });
    expect(expiresAt).toBe(dates);
    expect(shown.map(({ sku, unitPrice, sellable }) => [sku, unitPrice, sellable])).toEqual([
      ['S1', 99_00, true],
      ['GC0050', 50_00, true],
      ['S1', 0, false],
    ]);
  });
});
