import { describe, expect, it } from '@jest/globals';
import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import fc from 'fast-check';
import { toyLoan } from '../../../tests/toy-method/toy-loan.ts';
import { toyWallet } from '../../../tests/toy-method/toy-wallet.ts';
import { applyGiftCards } from '../cart/gift-cards.ts';
import type { GiftCard } from '../cart/gift-cards.ts';
import { planPayment, sumOf } from '../placement/plan.ts';
import type { PlacingMethod, PlanOptions } from '../placement/plan.ts';
import { methodsOffered } from './offers.ts';
import { paidInWords } from './paid-in-words.ts';
import type { Payable } from './payment-method.ts';
import { METHODS } from './registry.ts';

/** The toys take the place of the methods whose names they have. */
const TOYS = [toyWallet, toyLoan];
const ALL = [...METHODS.filter(({ name }) => TOYS.every((toy) => toy.name !== name)), ...TOYS];
const giftCard = (balance: number, index: number): GiftCard => ({
  id: String(index),
  maskedNumber: '',
  balance,
  addedTo: 'cart',
  addedBy: 'a:1',
});
const bagOf = (total: number, balances: readonly number[]): Payable => ({
  total,
  giftCards: applyGiftCards(balances.map(giftCard), total),
  paymentMethod: null,
  lines: [],
});
const planned = (bag: Payable, method: PlacingMethod, options: PlanOptions = {}) =>
  planPayment(bag, method, { methods: ALL, ...options });
const refused = (field: string) => expect.objectContaining({ field }) as unknown as Error;

describe('a plan of any methods', () => {
  const asked = fc.record({
    total: fc.integer({ min: 1, max: 900_00 }),
    balances: fc.array(fc.nat(300_00), { maxLength: 10 }),
    method: fc.constantFrom(...ALL.map(({ name }) => name)),
    deposit: fc.option(fc.integer({ min: 1, max: 900_00 }), { nil: undefined }),
  });

  it('holds gift cards first, then at most one other method, with a deposit by card before a loan alone', () => {
    const shapes = new Set<string>();
    fc.assert(
      fc.property(asked, ({ total, balances, method, deposit }) => {
        try {
          const plan = planned(bagOf(total, balances), method, { deposit });
          expect(sumOf(plan)).toBe(total);
          expect(plan.every(({ amount }) => amount > 0)).toBe(true);
          expect(plan.at(-1)?.method).toBe(method);
          const shape = plan.map((tender) => tender.method).join(' ');
          expect(shape).toMatch(
            /^(?:(?:givex ?)+(?:credit-card|klarna|paypal|applepay)?|credit-card|klarna|paypal|applepay|(?:credit-card )?v12)$/,
          );
          shapes.add(shape.replace(/(?:givex )+/, 'givex '));
        } catch (error) {
          if (!(error instanceof InvalidFieldError)) throw error;
        }
      }),
      { numRuns: 2_000 },
    );
    for (const shape of ['givex klarna', 'givex applepay', 'givex credit-card', 'v12', 'credit-card v12'])
      expect(shapes).toContain(shape);
  });

  it('has what is left after the deposit on the loan', () => {
    expect(planned(bagOf(300_00, []), 'v12', { deposit: 50_00 })).toEqual([
      { method: 'credit-card', amount: 50_00, details: { kind: 'card' } },
      { method: 'v12', amount: 250_00, details: { kind: 'at-provider' } },
    ]);
  });

  it.each([
    ['a deposit that pays everything', 'v12', [], { deposit: 300_00 }, 'deposit'],
    ['a deposit below nothing', 'v12', [], { deposit: -1 }, 'deposit'],
    ['a deposit on a method without one', 'applepay', [], { deposit: 1 }, 'deposit'],
    ['gift cards beside a loan', 'v12', [10_00], {}, 'expectedTotal'],
    ['a method that is not offered here', 'unknown' as 'applepay', [], {}, 'paymentMethod'],
    ['a wallet for nothing', 'applepay', [300_00], {}, 'expectedTotal'],
    ['nothing for a bag that costs something', null, [], {}, 'expectedTotal'],
  ] as const)('is refused for %s', (_name, method, balances, options, field) => {
    expect(() => planned(bagOf(300_00, balances), method, options)).toThrow(refused(field));
  });

  it('knows no method of the tests without them', () => {
    expect(METHODS).not.toContain(toyWallet);
  });
});

describe('the offers of any methods', () => {
  const offers = (bag: Payable) =>
    Object.fromEntries(methodsOffered(bag, ALL).map(({ method, ...offer }) => [method, offer]));

  it('[EU-04] each method says itself for which bags it is offered', () => {
    expect(offers(bagOf(600_00, []))).toMatchObject({
      'credit-card': { isSelected: true, unavailableReason: null },
      applepay: { unavailableReason: 'The toy wallet pays at most £500.' },
    });
    expect(offers(bagOf(500_00, []))['applepay']).toMatchObject({ unavailableReason: null });
  });

  it('[EU-04] a method that does not go with gift cards is not offered beside one', () => {
    expect(offers(bagOf(300_00, [10_00]))).toMatchObject({
      applepay: { unavailableReason: null },
      v12: { unavailableReason: 'This cannot be used together with a gift card.' },
    });
  });

  it('[BH-13] [EU-04] a method whose provider does not answer says so, and touches no other', () => {
    const offered = methodsOffered(bagOf(300_00, []), ALL, (method) => method === 'credit-card');
    const [card, ...others] = offered.filter(({ method }) => method !== 'givex');
    expect(card).toMatchObject({
      method: 'credit-card',
      isSelected: false,
      unavailableReason:
        'Payment by card is unavailable just now. Choose another way to pay, or try again in a few minutes.',
    });
    expect(others.map(({ unavailableReason }) => unavailableReason)).toEqual(others.map(() => null));
    expect(offered.filter(({ isSelected }) => isSelected)).toHaveLength(1);
  });

  const excluding = (...methods: string[]) => ({
    promotions: { excludedMethods: methods.map((method) => ({ method, by: 'Spring' })) },
  });

  it('[ST-15] [EU-04] a method that a discount rules out cannot be chosen, and says with which', () => {
    const bag = { ...bagOf(300_00, []), paymentMethod: 'applepay', ...excluding('applepay') };
    expect(offers(bag as unknown as Payable)).toMatchObject({
      'credit-card': { isSelected: true, isExcludedByDiscount: false },
      applepay: {
        isSelected: false,
        isExcludedByDiscount: true,
        unavailableReason: 'This cannot be used with ‘Spring’, which is in your bag.',
      },
    });
  });

  it('[ST-15] a gift card that a discount rules out keeps every method from the bag that it is applied to', () => {
    const bag = { ...bagOf(300_00, [10_00]), ...excluding('givex') };
    const reason = 'A gift card cannot be used with ‘Spring’. Take one of them off.';
    expect(offers(bag as unknown as Payable)).toMatchObject({
      givex: { isExcludedByDiscount: true },
      'credit-card': { isExcludedByDiscount: false, unavailableReason: reason },
    });
    expect(offers({ ...bag, giftCards: [] } as unknown as Payable)['credit-card']).toMatchObject({
      unavailableReason: null,
    });
  });
});

describe('what an order was paid by, in words', () => {
  it.each([
    ['givex', 'givex', 'gift card'],
    ['credit-card', 'Visa', 'Visa'],
    ['credit-card', '', 'card'],
    ['paypal', '', 'PayPal'],
    ['klarna', '', 'Klarna'],
    ['applepay', '', 'Apple Pay'],
    ['v12', '', 'finance'],
    ['unknown', '', 'card'],
  ])('%s %s: %s', (method, cardType, words) => {
    expect(paidInWords({ method, cardType })).toBe(words);
  });
});
