import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mergeLines } from './merge-lines.ts';
import type { StoredLine } from './merge-lines.ts';

const line = (id: string, sku: string, quantity = 1, minute = 0, priceWhenAdded = 100): StoredLine => ({
  id,
  sku,
  variantSku: sku.split('~')[0]!,
  quantity,
  priceWhenAdded,
  addedAt: new Date(minute * 60_000),
});
const pieces = (owner: string, count: number) =>
  Array.from({ length: count }, (_, n) => line(`${owner}${n}`, `${owner}-sku-${n}`, 1, n));

describe('merging two bags', () => {
  it('[RO-02] adds quantities of one sku and moves the other lines', () => {
    const own = [line('1', 'ring', 2), line('2', 'hoops')];
    const guest = [line('3', 'ring', 3, 1, 90), line('4', 'chain', 5, 2)];
    expect(mergeLines(own, guest)).toEqual({
      raised: [{ id: '1', quantity: 5, priceWhenAdded: 90 }],
      moved: ['4'],
    });
  });

  it('[RO-02] [VA-13] keeps at most 99 of a sku', () => {
    expect(mergeLines([line('1', 'ring', 60)], [line('2', 'ring', 60)]).raised).toMatchObject([
      { quantity: 99 },
    ]);
  });

  it('[RO-02] keeps one of a complimentary piece, whatever was chosen for it', () => {
    const own = [line('1', 'sizer', 1, 0, 0), line('2', 'ring')];
    const guest = [
      line('3', 'sizer', 1, 1, 0),
      line('4', 'sizer~wrapped', 1, 2, 0),
      line('5', 'ring~engraved'),
    ];
    expect(mergeLines(own, guest)).toEqual({
      raised: [{ id: '1', quantity: 1, priceWhenAdded: 0 }],
      moved: ['5'],
    });
  });

  it('[RO-02] keeps at most 50 lines, the customer’s first and then the guest’s newest', () => {
    const own = pieces('own', 48);
    expect(mergeLines(own, pieces('guest', 4)).moved).toEqual(['guest3', 'guest2']);
    expect(mergeLines(pieces('own', 50), [line('x', 'own-sku-0', 1), line('y', 'new')])).toMatchObject({
      raised: [{ id: 'own0', quantity: 2 }],
      moved: [],
    });
  });

  it('[RO-02] loses no piece within the limits, and adds none', () => {
    const bag = (owner: string) =>
      fc
        .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 1, max: 40 })), {
          selector: ([sku]) => sku,
          maxLength: 20,
        })
        .map((lines) => lines.map(([sku, quantity]) => line(`${owner}${sku}`, `sku-${sku}`, quantity)));
    fc.assert(
      fc.property(bag('own'), bag('guest'), (own, guest) => {
        const { raised, moved } = mergeLines(own, guest);
        const change = new Map(raised.map(({ id, quantity }) => [id, quantity]));
        const after = [
          ...own.map(({ id, quantity }) => change.get(id) ?? quantity),
          ...guest.filter(({ id }) => moved.includes(id)).map(({ quantity }) => quantity),
        ];
        const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);
        expect(sum(after)).toBe(sum([...own, ...guest].map(({ quantity }) => quantity)));
      }),
    );
  });
});
