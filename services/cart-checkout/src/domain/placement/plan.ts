import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { methodOf } from '../payment-methods/payment-method.ts';
import type { MethodName } from '../payment-methods/method-name.ts';
import type { PaymentMethod } from '../payment-methods/payment-method.ts';
import { METHODS } from '../payment-methods/registry.ts';
import { giftCardOf } from '../payment-methods/tender-details.ts';
import type { TenderDetails } from '../payment-methods/tender-details.ts';
import type { PricedCart } from '../pricing/priced-cart.ts';
import type { Tender } from './tender.ts';

/** One amount on one method. Plain JSON, and without secrets. */
export interface PlannedTender {
  readonly method: MethodName;
  /** Pence, more than 0. */
  readonly amount: number;
  readonly details: TenderDetails;
}

/** The tenders that pay for an order, in the order in which they are held; empty for an order that is free of charge. */
export type PaymentPlan = readonly PlannedTender[];

/** The method of a plan's last tender: what a request places an order with. Null when there is nothing to pay (ST-07). */
export type PlacingMethod = MethodName | null;

export interface PlanOptions {
  /** The methods that are offered here. */
  readonly methods?: readonly PaymentMethod[] | undefined;
  /** Pence that are paid beforehand, by the method that the last one names for it. */
  readonly deposit?: number | undefined;
}

/** Payments takes no more. */
export const MOST_TENDERS = 11;

const TOO_MANY = 'Your bag has too many gift cards to be paid for in this way. Please remove one.';
const SOMETHING_TO_PAY = 'There is something to pay for this bag.';
const NOT_OFFERED = 'We do not offer this way to pay for your bag.';

/**
 * What the bag itself names, such as gift cards, and the rest on the asked method, with its deposit before it. Which methods go
 * together, and in which order, is data of the methods.
 * @throws InvalidFieldError when the bag cannot be paid for in this way
 */
export function planPayment(
  cart: Pick<PricedCart, 'total' | 'giftCards'>,
  method: PlacingMethod,
  { methods = METHODS, deposit = 0 }: PlanOptions = {},
): PaymentPlan {
  const last = method === null ? null : methodOf(methods, method);
  if (last === undefined) throw new InvalidFieldError('paymentMethod', NOT_OFFERED);
  const named = methods.flatMap(({ name, pays }) =>
    pays.kind === 'named' ? pays.tendersOf(cart).map((tender) => ({ method: name, ...tender })) : [],
  );
  const rest = cart.total - sumOf(named);
  const plan = inOrder([...named, ...(rest === 0 ? [] : tendersOf(last, rest, methods, deposit))], methods);
  if (plan.length > MOST_TENDERS) throw new InvalidFieldError('expectedTotal', TOO_MANY);
  if ((plan.at(-1)?.method ?? null) === method && goTogether(plan, last)) return plan;
  throw notForThisBag(last);
}

const notForThisBag = (last: PaymentMethod | null): InvalidFieldError =>
  new InvalidFieldError('expectedTotal', last?.words.notForThisBag ?? SOMETHING_TO_PAY);

/**
 * The rest on the last method, of which a part may be a deposit.
 * @throws InvalidFieldError for a method that pays with what the bag names only
 */
function tendersOf(
  last: PaymentMethod | null,
  rest: number,
  methods: readonly PaymentMethod[],
  deposit: number,
): PlannedTender[] {
  if (last?.pays.kind !== 'rest') throw notForThisBag(last);
  const { details } = last.pays;
  if (deposit === 0) return [{ method: last.name, amount: rest, details }];
  const by = methodOf(methods, last.rule.depositBy ?? '');
  if (by?.pays.kind !== 'rest' || !Number.isSafeInteger(deposit) || deposit < 0 || deposit >= rest)
    throw new InvalidFieldError('deposit', 'This deposit is not possible for your bag.');
  return [
    { method: by.name, amount: deposit, details: by.pays.details },
    { method: last.name, amount: rest - deposit, details },
  ];
}

function inOrder(plan: PaymentPlan, methods: readonly PaymentMethod[]): PaymentPlan {
  const orderOf = ({ method }: PlannedTender) => methodOf(methods, method)?.rule.order ?? 0;
  return plan.toSorted((one, other) => orderOf(one) - orderOf(other));
}

/** Whether the last method allows every tender before its own. */
const goTogether = (plan: PaymentPlan, last: PaymentMethod | null): boolean =>
  plan.every(({ method }) => method === last?.name || last?.rule.beside.includes(method) === true);

/** Pence. */
export const sumOf = (tenders: readonly { readonly amount: number }[]): number =>
  tenders.reduce((sum, { amount }) => sum + amount, 0);

/** The part of a plan that identifies a request. */
export const identityOf = (plan: PaymentPlan) =>
  plan.map(({ method, amount, details }) => ({
    method,
    amount,
    giftCardId: giftCardOf(details)?.id ?? null,
  }));

/** A held tender, in the plan's order. */
export interface HeldTender extends Tender {
  /** Pence left on a gift card; null for other methods. */
  readonly remainingBalance: number | null;
}

/** The held tenders in the plan's order, or null when they are not exactly the planned ones. */
export function fulfil(plan: PaymentPlan, tenders: readonly Tender[]): HeldTender[] | null {
  const left = [...tenders];
  const held: HeldTender[] = [];
  for (const { method, amount, details } of plan) {
    const index = left.findIndex((tender) => tender.method === method && tender.amount === amount);
    const [tender] = index < 0 ? [] : left.splice(index, 1);
    if (tender === undefined) return null;
    held.push({ ...tender, remainingBalance: giftCardOf(details)?.remaining ?? null });
  }
  return left.length === 0 ? held : null;
}
