import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addition, cartEvents, changeOf } from './bag-change.ts';

const line = (unitAmounts: readonly number[], id = 'l1') => ({
  id,
  quantity: unitAmounts.length,
  isGiftLineItem: false,
  variantSku: '0100001-54',
  variantId: 'v1',
  productKey: '0100001',
  name: 'Band',
  brand: '',
  price: { value: 10_000 },
  unitAmounts,
});
const told = (unitAmounts: readonly number[], pieces: number, isEmpty = false) =>
  cartEvents({ line: line(unitAmounts), pieces, isEmpty }).map(({ name, params }) => [
    name,
    ...('items' in params
      ? [params.value, params.items.map(({ price, quantity }) => [price, quantity])]
      : []),
  ]);

const bag = (...lineItems: ReturnType<typeof line>[]) => ({
  id: 'bag-1',
  lineItems,
  discountCodes: [],
  shippingMethods: [],
});

describe('a change of the bag', () => {
  it('[ST-16] is the difference to the bag before, or one piece that was added', () => {
    const [one, three, other] = [line([9_000]), line([9_000, 8_000, 7_000]), line([100], 'l2')];
    expect(changeOf(bag(one), bag(three), 'l1')).toEqual({ line: three, pieces: 2, isEmpty: false });
    expect(changeOf(bag(three, other), bag(other), 'l1')).toEqual({
      line: three,
      pieces: -3,
      isEmpty: false,
    });
    expect(changeOf(bag(one), bag(), 'l1')).toEqual({ line: one, pieces: -1, isEmpty: true });
    expect(changeOf(bag(other), bag(one, other), 'l1')).toBeUndefined();
    const gift = { ...line([0], 'l3'), isGiftLineItem: true };
    const card = { ...line([2_500], 'l4'), giftCardValue: 25 };
    const full = bag(three, card, gift);
    expect(addition(full, { variantId: 'v1' })).toEqual({ line: three, pieces: 1, isEmpty: false });
    expect(addition(full, { variantId: 'v1', giftCardValue: 25 })?.line).toBe(card);
    expect(addition(full, { variantId: 'v2' })).toBeUndefined();
  });

  it('[ST-16] is told with its pieces and their amounts, not with the new quantity', () => {
    expect(told([9_000, 9_000, 9_000], 1)).toEqual([['add_to_cart', 90, [[90, 1]]]]);
    expect(told([3_334, 3_333, 3_333], -2)).toEqual([['remove_from_cart', 66.66, [[33.33, 2]]]]);
    expect(told([9_000], 0)).toEqual([]);
  });

  it('[EU-16] [ST-16] is also told as the emptying of the bag when nothing is left', () => {
    expect(told([9_000], -1, true)).toEqual([['remove_from_cart', 90, [[90, 1]]], ['empty_cart']]);
  });

  it('[ST-16] has a value that is the sum of price × quantity, to the penny', () => {
    const amounts = fc.array(fc.nat(3_000_000), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 12 }), (units, wanted) => {
        const pieces = Math.min(wanted, units.length);
        const [event] = cartEvents({ line: line(units), pieces: -pieces, isEmpty: false });
        const { value, items } = event!.params as {
          value: number;
          items: { price: number; quantity: number }[];
        };
        const pence = (pounds: number) => Math.round(pounds * 100);
        expect(items.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(pieces);
        expect(items.reduce((sum, { price, quantity }) => sum + pence(price) * quantity, 0)).toBe(
          pence(value),
        );
      }),
    );
  });
});
