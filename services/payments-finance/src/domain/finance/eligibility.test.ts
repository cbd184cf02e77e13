import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { depositRange, maxDepositOf, minDepositOf } from './deposit.ts';
import { eligibleProducts, ineligibility, preventingPiece } from './eligibility.ts';
import type { Piece, Purchase } from './eligibility.ts';
import { ibc, ifc } from './test-products.ts';

const ring: Piece = { id: 'r', name: 'Ring', categories: ['rings', 'solitaire-rings'], isGiftCard: false };
const watch: Piece = { id: 'w', name: 'Watch', categories: ['watches'], isGiftCard: false };
const giftCard: Piece = { id: 'g', name: 'Gift card', categories: ['gift-cards'], isGiftCard: true };
const buying = (cashPrice: number, change: Partial<Purchase> = {}): Purchase => ({
  cashPrice,
  pieces: [ring],
  abGroup: null,
  ...change,
});
const reasonOf = (...given: Parameters<typeof ineligibility>) => ineligibility(...given)?.reason;

describe('deposits', () => {
  it.each([
    [100_005, 10_001],
    [100_004, 10_000],
    [25_000, 2_500],
  ])('[VA-05] the smallest, a tenth, of %d pence is %d, half up', (price, deposit) =>
    expect(minDepositOf({ minDepositPercentage: 10 }, price)).toBe(deposit),
  );

  it('[VA-05] the largest is rounded down', () =>
    expect(maxDepositOf({ maxDepositPercentage: 50 }, 100_001)).toBe(50_000));

  it('[VA-05] every deposit of the range leaves a loan that the lender gives', () => {
    const product = ifc({ minDepositPercentage: 10, maxLoanMinor: 500_000 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_100_000 }), (price) => {
        fc.pre(ineligibility(product, buying(price)) === undefined);
        const { min, max, usual } = depositRange(product, price);
        expect([min, usual, max]).toEqual([min, usual, max].toSorted((one, other) => one - other));
        expect(min).toBeGreaterThanOrEqual(minDepositOf(product, price));
        expect(max).toBeLessThanOrEqual(maxDepositOf(product, price));
        expect(price - min).toBeLessThanOrEqual(product.maxLoanMinor);
        expect(price - max).toBeGreaterThanOrEqual(product.minLoanMinor);
      }),
    );
  });
});

describe('whether a product is offered for a purchase', () => {
  it.each([
    [99_999, 'order-too-small'],
    [100_000, undefined],
  ])('[VA-05] a minimum order of £1,000 at %d pence: %s', (price, reason) =>
    expect(reasonOf(ifc({ minOrderValueMinor: 100_000 }), buying(price))).toBe(reason),
  );

  it.each([
    [27_777, 'loan-too-small'], // less 2,778
    [27_778, undefined],
  ])('[VA-05] a loan of £250 after a deposit of a tenth at %d pence: %s', (price, reason) =>
    expect(reasonOf(ifc({ minDepositPercentage: 10 }), buying(price))).toBe(reason),
  );

  it.each([
    [5_000_000, undefined], // £25,000 above the largest loan, and half of it is £25,000
    [5_000_001, 'loan-too-large'], // the half is rounded down
    [5_000_002, 'loan-too-large'],
  ])(
    '[VA-05] what is above the largest loan must be within the largest deposit: %d pence: %s',
    (price, reason) => expect(reasonOf(ifc(), buying(price))).toBe(reason),
  );

  it('[VA-05] a white list needs one category of each piece, a black list none', () => {
    const rings = ifc({ whitelistCategories: ['rings', 'earrings'] });
    const both = buying(100_000, { pieces: [ring, watch] });
    expect(ineligibility(rings, buying(100_000))).toBeUndefined();
    expect(ineligibility(rings, both)).toEqual({ reason: 'category', piece: watch });
    const notWatches = ifc({ blacklistCategories: ['watches'] });
    expect(ineligibility(notWatches, buying(100_000))).toBeUndefined();
    expect(ineligibility(notWatches, both)).toEqual({ reason: 'category', piece: watch });
    const listedTwice = ifc({ whitelistCategories: ['rings'], blacklistCategories: ['solitaire-rings'] });
    expect(ineligibility(listedTwice, buying(100_000))).toEqual({ reason: 'category', piece: ring });
  });

  it('[VA-05] a bag with a gift card to buy is not financed, nor is an empty one', () => {
    const pieces = [ring, giftCard];
    expect(ineligibility(ifc(), buying(100_000, { pieces }))).toEqual({
      reason: 'gift-card',
      piece: giftCard,
    });
    expect(reasonOf(ifc(), buying(100_000, { pieces: [] }))).toBe('nothing');
  });

  it.each([
    ['', null, undefined],
    ['', 'variant', undefined],
    ['control, Variant', 'VARIANT ', undefined],
    ['control, Variant', 'other', 'other-group'],
    ['control', null, 'other-group'],
    [' , ', null, undefined],
  ])('[VA-05] [VA-07] codes %j and a visitor of group %j: %s', (abGroups, abGroup, reason) =>
    expect(reasonOf(ifc({ abGroups }), buying(100_000, { abGroup }))).toBe(reason),
  );
});

describe('the products for a purchase', () => {
  const free = ifc({ key: 'ifc-12' });
  const depositFree = ifc({ key: 'ifc-24', months: 24, minDepositPercentage: 10 });
  const long = ibc({ key: 'ibc-36' });
  const deposit = ibc({ key: 'ibc-48', months: 48, minDepositPercentage: 10 });
  const keysFor = (purchase: Purchase, ...products: Parameters<typeof eligibleProducts>[0]) =>
    eligibleProducts(products, purchase).map(({ key }) => key);

  it('[ST-14] are sorted by term, the longest first; ties keep their order', () => {
    const other = ifc({ key: 'ifc-36', months: 36 });
    expect(keysFor(buying(100_000), free, long, other)).toEqual(['ibc-36', 'ifc-36', 'ifc-12']);
    expect(keysFor(buying(100_000), free, other, long)).toEqual(['ifc-36', 'ibc-36', 'ifc-12']);
  });

  it('[VA-05] those with a minimum deposit are dropped, unless every eligible one has one', () => {
    expect(keysFor(buying(100_000), free, depositFree, long, deposit)).toEqual(['ibc-36', 'ifc-12']);
    expect(keysFor(buying(100_000), depositFree, deposit)).toEqual(['ibc-48', 'ifc-24']);
    const limited = { ...free, minOrderValueMinor: 200_000 };
    expect(keysFor(buying(100_000), limited, depositFree, deposit)).toEqual(['ibc-48', 'ifc-24']);
  });

  it('[VA-05] the piece is named that keeps a bag from all of them', () => {
    const rings = ifc({ whitelistCategories: ['rings'] });
    const bag = buying(100_000, { pieces: [ring, watch] });
    expect(preventingPiece([rings], bag)).toBe(watch);
    expect(preventingPiece([rings, free], bag)).toBeUndefined();
    expect(preventingPiece([rings, { ...free, minOrderValueMinor: 200_000 }], bag)).toBe(watch);
    expect(preventingPiece([rings], { ...bag, cashPrice: 100 })).toBeUndefined();
    expect(preventingPiece([rings], buying(100_000, { pieces: [giftCard] }))).toBe(giftCard);
  });
});
