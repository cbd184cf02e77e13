import { describe, expect, it } from '@jest/globals';
import { piecesRefusal } from './application-pieces.ts';

const lines = (skus: number, quantity = 1) =>
  Array.from({ length: skus }, (_, at) => ({ sku: `010000${at}`, quantity }));

describe('the pieces of an application', () => {
  it('[MU-15] are two of each at most, on all lines together', () => {
    expect(piecesRefusal(lines(2, 2))).toBeNull();
    expect(piecesRefusal([...lines(1, 2), ...lines(1)])).toEqual({
      type: 'QuantityLimitError',
      sku: '0100000',
      most: 2,
    });
  });

  it('[MU-15] are of ten skus at most', () => {
    expect(piecesRefusal(lines(10))).toBeNull();
    expect(() => piecesRefusal(lines(11))).toThrow('Up to 10 different pieces');
  });

  it('[MU-07] [MU-15] do not count what is given with them', () => {
    const given = { sku: '0100000', quantity: 1, freeGiftOf: { origin: 'gift', lineId: 'a' } };
    expect(piecesRefusal([...lines(1, 2), given])).toBeNull();
    expect(piecesRefusal([...lines(10), { ...given, sku: '0200000' }])).toBeNull();
  });
});
