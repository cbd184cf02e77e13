import { describe, expect, it } from '@jest/globals';
import { judgeChoice } from './chosen-plan.ts';
import type { FinancedBag } from './chosen-plan.ts';
import { ibc, ifc } from './test-products.ts';

const ring = { id: 'r', name: 'Ring', categories: ['rings'], isGiftCard: false };
const watch = { id: 'w', name: 'Kestrel watch', categories: ['watches'], isGiftCard: false };
const giftCard = { id: 'g', name: 'Gift card', categories: [], isGiftCard: true };
const bag = (change: Partial<FinancedBag> = {}): FinancedBag => ({
  cashPrice: 100_000,
  pieces: [ring],
  abGroup: null,
  hasGiftCards: false,
  ...change,
});
const rings = ifc({ key: 'ifc-12', whitelistCategories: ['rings'], maxDepositPercentage: 50 });
const long = ibc({ key: 'ibc-36', whitelistCategories: ['rings'] });
const judged = (change: Partial<FinancedBag>, product: string, deposit?: number) =>
  judgeChoice([rings, long], bag(change), { product, deposit });

describe('a plan that was chosen', () => {
  it.each([
    [0, 100_000],
    [50_000, 50_000],
    [undefined, 90_000], // the usual tenth
  ])('[VA-05] is kept with a deposit of %p', (deposit, credit) => {
    expect(judged({}, 'ifc-12', deposit)).toMatchObject({ kind: 'fits', quote: { credit } });
  });

  it.each([-1, 50_001])('[VA-05] is refused with a deposit of %p, which is not moved', (deposit) => {
    expect(judged({}, 'ifc-12', deposit)).toEqual({
      kind: 'deposit',
      message: 'The deposit for this plan is from £0.00 to £500.00.',
    });
  });

  it('[VA-05] is refused by a product that is unknown, or not for this bag', () => {
    const message = 'We do not offer this plan for your bag.';
    expect(judged({}, 'ifc-99')).toEqual({ kind: 'product', message });
    const larger = ifc({ key: 'ifc-24', minOrderValueMinor: 100_001 });
    expect(judgeChoice([rings, larger], bag(), { product: 'ifc-24', deposit: 0 })).toEqual({
      kind: 'product',
      message,
    });
  });

  it.each([
    [{ pieces: [ring, watch] }, 'Kestrel watch keeps this bag from being paid over time.'],
    [{ pieces: [ring, giftCard] }, 'A bag with a gift card to buy cannot be paid over time.'],
    [
      { hasGiftCards: true },
      'A bag that is paid with a gift card cannot be paid over time. Take the gift card off to pay over time.',
    ],
  ])('[VA-05] says what prevents it', (change, message) => {
    expect(judged(change, 'ifc-12')).toEqual({ kind: 'excluded', message });
  });
});
