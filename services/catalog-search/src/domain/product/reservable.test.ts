import { expect, it } from '@jest/globals';
import type { ProductDraft } from './product-draft.ts';
import { withoutImpossibleReservation } from './reservable.ts';

const product = (change: Partial<ProductDraft>) =>
  withoutImpossibleReservation({
    ...({ availableForReserveAndCollect: true, giftCard: null, makingDays: 0 } as ProductDraft),
    ...change,
  }).availableForReserveAndCollect;

it('[EN-05] a gift card and what is made to order are not reserved in a store, whatever their source says', () => {
  expect(product({})).toBe(true);
  expect(product({ availableForReserveAndCollect: false })).toBe(false);
  expect(product({ makingDays: 15 })).toBe(false);
  expect(product({ giftCard: { minValue: 10, maxValue: 100, presetValues: [25] } })).toBe(false);
});
