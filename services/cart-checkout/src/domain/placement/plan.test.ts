import { describe, expect, it } from '@jest/globals';
import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import fc from 'fast-check';
import { applyGiftCards, giftCardSavings } from '../cart/gift-cards.ts';
import type { GiftCard } from '../cart/gift-cards.ts';
import { creditCard } from '../payment-methods/credit-card.ts';
import { givex } from '../payment-methods/givex.ts';
import { methodsOffered } from '../payment-methods/offers.ts';
import type { PaymentMethod } from '../payment-methods/payment-method.ts';
import { giftCardOf } from '../payment-methods/tender-details.ts';
import type { PricedLine } from '../pricing/priced-cart.ts';
import { toyLoan } from '../../../tests/toy-method/toy-loan.ts';
import { fulfil, planPayment, sumOf } from './plan.ts';
import type { PaymentPlan, PlacingMethod } from './plan.ts';

const card = (id: string, balance: number): GiftCard => ({
  id,
  maskedNumber: `•••• ${id}`,
  balance,
  addedTo: 'cart',
  addedBy: 'a:1',
});
const cartOf = (total: number, cards: readonly GiftCard[]) => ({
  total,
  giftCards: applyGiftCards(cards, total),
});
const bags = fc.record({
  total: fc.nat(500_00),
  cards: fc
    .array(fc.nat(300_00), { maxLength: 10 })
    .map((balances) => balances.map((balance, index) => card(String(index), balance))),
});
const METHODS: readonly PlacingMethod[] = ['credit-card', 'givex', null];

/** The one method with which the bag can be placed, and its plan. */
function onlyPlan(cart: ReturnType<typeof cartOf>): { method: PlacingMethod; plan: PaymentPlan } {
  const plans = METHODS.flatMap((method) => {
    try {
      return [{ method, plan: planPayment(cart, method) }];
    } catch (error) {
      if (error instanceof InvalidFieldError) return [];
      throw error;
    }
  });
  if (plans.length !== 1) throw new Error(`There are ${plans.length} plans.`);
  return plans[0]!;
}

const tenderOf = ({ method, amount }: PaymentPlan[number], index: number) => ({
  id: String(index),
  method,
  amount,
  maskedNumber: '',
  cardType: '',
});

describe('the payment plan', () => {
  it('[EN-04] [ST-07] sums to the total, for any bag and any cards, by exactly one method', () => {
    fc.assert(
      fc.property(bags, ({ total, cards }) => {
        const { method, plan } = onlyPlan(cartOf(total, cards));
        expect(sumOf(plan)).toBe(total);
        expect(plan.every(({ amount }) => amount > 0)).toBe(true);
        expect(plan.filter(({ details }) => details.kind !== 'gift-card')).toHaveLength(
          method === 'credit-card' ? 1 : 0,
        );
        expect(method === null).toBe(total === 0);
      }),
    );
  });

  it('[EN-04] uses gift cards up in the order in which they were added, and never more than they have', () => {
    fc.assert(
      fc.property(bags, ({ total, cards }) => {
        const { plan } = onlyPlan(cartOf(total, cards));
        const used = plan.flatMap(({ details, amount }) => {
          const giftCard = giftCardOf(details);
          return giftCard === null ? [] : [{ giftCard, amount }];
        });
        expect(used.map(({ giftCard }) => Number(giftCard.id))).toEqual(
          used.map(({ giftCard }) => Number(giftCard.id)).sort((a, b) => a - b),
        );
        for (const { giftCard, amount } of used)
          expect(amount + giftCard.remaining).toBe(cards[Number(giftCard.id)]?.balance);
        // A later tender exists only when the card before it is used up.
        for (const { details } of plan.slice(0, -1)) expect(giftCardOf(details)?.remaining).toBe(0);
        expect(giftCardSavings(applyGiftCards(cards, total))).toBeLessThanOrEqual(total);
      }),
    );
  });

  it('[MU-07] has at most ten gift cards, also for a bag that got more when it was merged', () => {
    const cards = Array.from({ length: 12 }, (_, n) => card(String(n), n === 0 ? 0 : 1_00));
    const { plan } = onlyPlan(cartOf(20_00, cards));
    expect(plan).toHaveLength(11);
    expect(plan.at(-1)).toEqual({ method: 'credit-card', amount: 10_00, details: { kind: 'card' } });
  });

  it('[MU-07] has at most eleven tenders, as payments takes no more: a deposit beside ten gift cards is refused', () => {
    const loan: PaymentMethod = {
      ...toyLoan,
      rule: { ...toyLoan.rule, beside: ['givex', 'credit-card'] },
    };
    const byCards: PaymentMethod = { ...creditCard, rule: { ...creditCard.rule, beside: ['givex'] } };
    const methods = [givex, byCards, loan];
    const cart = (count: number) =>
      cartOf(
        20_00,
        Array.from({ length: count }, (_, n) => card(String(n), 1_00)),
      );
    expect(planPayment(cart(9), 'v12', { methods, deposit: 5_00 })).toHaveLength(11);
    const tooMany = () => planPayment(cart(10), 'v12', { methods, deposit: 5_00 });
    expect(tooMany).toThrow(InvalidFieldError);
    expect(tooMany).toThrow(
      'Your bag has too many gift cards to be paid for in this way. Please remove one.',
    );
  });

  it('is fulfilled by its own tenders in any order, and by no others', () => {
    const { plan } = onlyPlan(cartOf(100_00, [card('1', 30_00), card('2', 20_00)]));
    const tenders = plan.map(tenderOf);
    expect(fulfil(plan, tenders.toReversed())?.map(({ amount }) => amount)).toEqual([30_00, 20_00, 50_00]);
    expect(fulfil(plan, tenders.slice(1))).toBeNull();
    expect(fulfil(plan, [...tenders, tenders[0]!])).toBeNull();
    expect(fulfil(plan, [{ ...tenders[2]!, amount: 100_00 }])).toBeNull();
    expect(fulfil([], [])).toEqual([]);
  });
});

describe('the methods offered', () => {
  const offers = (total: number, cards: readonly GiftCard[], paymentMethod: string | null = null) =>
    methodsOffered({ ...cartOf(total, cards), paymentMethod, lines: [] });

  it('[VA-08] a bag of gift cards alone is not paid for with a gift card', () => {
    const line = { giftCardValue: 50, unitAmounts: [50_00, 50_00] } as unknown as PricedLine;
    const [byCard, byGiftCard] = methodsOffered({
      ...cartOf(100_00, []),
      paymentMethod: 'givex',
      lines: [line],
    });
    expect(byCard).toMatchObject({ method: 'credit-card', isSelected: true, unavailableReason: null });
    expect(byGiftCard).toMatchObject({
      method: 'givex',
      unavailableReason: 'A gift card cannot pay for another gift card.',
    });
  });

  it('[EU-04] [MU-10] remember the choice while it can be used', () => {
    const selected = (chosen: string | null) => offers(10_00, [], chosen).map(({ isSelected }) => isSelected);
    expect(selected(null)).toEqual([true, false, false, false, false, false]);
    expect(selected('givex')).toEqual([false, true, false, false, false, false]);
    expect(selected('paypal')).toEqual([false, false, true, false, false, false]);
    expect(selected('klarna')).toEqual([false, false, false, true, false, false]);
    expect(selected('applepay')).toEqual([false, false, false, false, true, false]);
    expect(selected('v12')).toEqual([false, false, false, false, false, true]);
    expect(selected('unknown')).toEqual([true, false, false, false, false, false]);
  });

  it('[ST-07] say why a card is not needed', () => {
    expect(offers(10_00, [card('1', 10_00)], 'credit-card')).toEqual([
      {
        method: 'credit-card',
        isSelected: false,
        isExcludedByDiscount: false,
        unavailableReason: 'Your gift cards pay the whole £10.00.',
      },
      { method: 'givex', isSelected: true, isExcludedByDiscount: false, unavailableReason: null },
      ...['paypal', 'klarna', 'applepay', 'v12'].map((method) => ({
        method,
        isSelected: false,
        isExcludedByDiscount: false,
        unavailableReason: 'Your gift cards pay the whole £10.00.',
      })),
    ]);
    expect(offers(0, []).map(({ unavailableReason }) => unavailableReason)).toEqual(
      Array(6).fill('There is nothing to pay for this bag.'),
    );
  });
});
