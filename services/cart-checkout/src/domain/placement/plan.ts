import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import type { PricedCart } from '../pricing/priced-cart.ts';
import { giftCardsOf } from '../pricing/priced-cart.ts';
import type { Tender } from './tender.ts';

/** One amount on one method. Plain JSON, and without secrets. */
export interface PlannedTender {
  /** EU-04, e.g. `credit-card`. */
  readonly method: string;
  /** Pence, more than 0. */
  readonly amount: number;
  /** Null for other methods. */
  readonly giftCard: PlannedGiftCard | null;
}

export interface PlannedGiftCard {
  readonly id: string;
  /** The bag and the owner it was added to. */
  readonly addedTo: string;
  readonly addedBy: string;
  /** Pence left on it afterwards. */
  readonly remaining: number;
}

/** The tenders that pay for an order, in the order in which they are held; empty for an order that is free of charge. */
export type PaymentPlan = readonly PlannedTender[];

/** The method of a plan's last tender: what a request places an order with. Null when there is nothing to pay (ST-07). */
export type PlacingMethod = 'credit-card' | 'givex' | null;

const MISMATCHES = {
  'credit-card': 'There is nothing to pay by card for this bag.',
  givex: 'The gift cards of this bag do not pay exactly for it.',
  free: 'There is something to pay for this bag.',
} as const;

/**
 * Gift cards in the order in which they were added, and the rest on the other method.
 * @throws InvalidFieldError when the bag cannot be paid for in this way
 */
export function planPayment(
  cart: Pick<PricedCart, 'total' | 'giftCards'>,
  method: PlacingMethod,
): PaymentPlan {
  const cards = giftCardsOf(cart)
    .filter(({ taken }) => taken > 0)
    .map(({ id, addedTo, addedBy, balance, taken }) => {
      return {
        method: 'givex',
        amount: taken,
        giftCard: { id, addedTo, addedBy, remaining: balance - taken },
      };
    });
  const rest = cart.total - sumOf(cards);
  const plan = rest === 0 ? cards : [...cards, { method: 'credit-card', amount: rest, giftCard: null }];
  if ((plan.at(-1)?.method ?? null) === method) return plan;
  throw new InvalidFieldError('expectedTotal', MISMATCHES[method ?? 'free']);
}

/** Pence. */
export const sumOf = (tenders: readonly { readonly amount: number }[]): number =>
  tenders.reduce((sum, { amount }) => sum + amount, 0);

/** The part of a plan that identifies a request. */
export const identityOf = (plan: PaymentPlan) =>
  plan.map(({ method, amount, giftCard }) => ({ method, amount, giftCardId: giftCard?.id ?? null }));

/** A held tender, in the plan's order. */
export interface HeldTender extends Tender {
  /** Pence left on a gift card; null for other methods. */
  readonly remainingBalance: number | null;
}

/** The held tenders in the plan's order, or null when they are not exactly the planned ones. */
export function fulfil(plan: PaymentPlan, tenders: readonly Tender[]): HeldTender[] | null {
  const left = [...tenders];
  const held: HeldTender[] = [];
  for (const { method, amount, giftCard } of plan) {
    const index = left.findIndex((tender) => tender.method === method && tender.amount === amount);
    const [tender] = index < 0 ? [] : left.splice(index, 1);
    if (tender === undefined) return null;
    held.push({ ...tender, remainingBalance: giftCard?.remaining ?? null });
  }
  return left.length === 0 ? held : null;
}
