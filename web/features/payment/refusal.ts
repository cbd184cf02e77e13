import { ATTEMPT_REFUSALS } from './attempt-refusals.ts';
import type { Context } from './payment-context.ts';
import { CARD_REFUSALS } from './methods/credit-card/card-refusals.ts';
import { GIVEX_REFUSALS } from './methods/givex/givex-refusals.ts';
import { APPLICATION_REFUSALS } from './application/application-refusals.ts';
import {
  BAG,
  NOTHING_TAKEN,
  STAY,
  type Refusal,
  type RefusalFacts,
  type RefusalsOf,
  type Refused,
} from './refusal-type.ts';

const LOST: Refusal = {
  ...STAY,
  next: 'lostBag',
  title: 'We could not find your bag.',
  text: NOTHING_TAKEN,
};
const NOT_SENT: Refusal = {
  ...STAY,
  refetchCart: true,
  title: 'This payment was not sent.',
  text: `${NOTHING_TAKEN} Please try again.`,
};
const UNKNOWN: Refusal = {
  ...STAY,
  refetchCart: true,
  title: 'Something went wrong.',
  text: 'It happened at our end, and we are sorry. Your bag is safe.',
};

/** By the failure's name; a new failure without a text does not compile. */
const REFUSALS: RefusalsOf<Refused['__typename']> = {
  ...CARD_REFUSALS,
  ...GIVEX_REFUSALS,
  ...APPLICATION_REFUSALS,
  ...ATTEMPT_REFUSALS,
  InsufficientStockError: ({ available }, { name }) => ({
    ...BAG,
    title: stockTitle(name, available),
    text: `${NOTHING_TAKEN} Your bag shows what is left.`,
  }),
  QuantityLimitError: ({ most }, { name }) => ({
    ...BAG,
    title:
      most === 1 ? `We sell one ${name} in an order.` : `We sell at most ${most} of ${name} in an order.`,
    text: `${NOTHING_TAKEN} Choose fewer in your bag to go on.`,
  }),
  ProductNotSellableError: (_, { name }) => ({
    ...BAG,
    title: `${name} is no longer sold online.`,
    text: `${NOTHING_TAKEN} Take it out of your bag to buy the rest.`,
  }),
  PriceChangedError: ({ total }, { formatMoney }) => ({
    ...BAG,
    title: `Your total is now ${formatMoney(total)}.`,
    text: `A price changed while you were paying. ${NOTHING_TAKEN} Look at your bag, then pay the new total if you are happy with it.`,
  }),
  PaymentAddressError: ({ field }) => incomplete(field),
  StoreNotFoundError: () => ({
    ...STAY,
    next: 'delivery',
    title: 'You can no longer collect from there.',
    text: `${NOTHING_TAKEN} Choose somewhere else to collect from, or delivery to your door.`,
  }),
  ShippingMethodNotFoundError: () => ({
    ...STAY,
    refetchCart: true,
    title: 'We cannot deliver your bag in this way.',
    text: `${NOTHING_TAKEN} Your bag is as it was. Choose another delivery.`,
  }),
  CartEmptyError: () => ({ ...BAG, title: 'Your bag is empty.', text: NOTHING_TAKEN }),
  CartNotFoundError: () => LOST,
  SessionExpiredError: () => LOST,
  DiscountCodesError: () => ({ ...LOST, title: 'A discount code no longer applies.' }),
  IdempotencyConflictError: () => NOT_SENT,
  ValidationError: () => NOT_SENT,
  Error: () => UNKNOWN,
};

export function refusalOf(result: Refused, { lines, formatMoney, refusals }: Context): Refusal {
  const sku = 'sku' in result ? result.sku : undefined;
  const name = lines.find((line) => line.sku === sku)?.name ?? 'One piece';
  // Undefined for a failure of a service newer than this page.
  const words = (refusals?.[result.__typename] ?? REFUSALS[result.__typename]) as
    ((result: Refused, facts: RefusalFacts) => Refusal) | undefined;
  return words?.(result, { name, formatMoney }) ?? UNKNOWN;
}

/** The billing address is corrected on the payment page; all other input of the service was given at delivery. */
function incomplete(field: string): Refusal {
  const text = (what: string) => `${NOTHING_TAKEN} ${what}, then pay.`;
  if (field === 'billingAddress') {
    return {
      ...STAY,
      title: 'Your bank does not recognise this billing address.',
      text: text('Choose “A different address” below and check it'),
    };
  }
  if (field.startsWith('billingAddress')) {
    return {
      ...STAY,
      title: 'Part of your billing address is missing.',
      text: text('Choose “A different address” below and complete it'),
    };
  }
  const delivery = { ...STAY, next: 'delivery' } as const;
  if (field === 'shippingAddress') {
    return {
      ...delivery,
      refetchCart: true,
      title: 'Your delivery was changed on another page.',
      text: text('Look at where your order goes'),
    };
  }
  if (field === 'shippingMethod') {
    return { ...delivery, title: 'You have not chosen a delivery yet.', text: text('Choose one') };
  }
  if (field === 'nominatedDay') {
    return {
      ...delivery,
      title: 'We can no longer deliver on the day you chose.',
      text: text('Choose another day'),
    };
  }
  if (field === 'email') {
    return {
      ...delivery,
      title: 'We do not have your e-mail address.',
      text: text('Tell us where your receipt goes'),
    };
  }
  return { ...delivery, title: 'Part of your address is missing.', text: text('Complete the address') };
}

function stockTitle(name: string, available: number): string {
  if (available > 0) return `Only ${available} of ${name} ${available === 1 ? 'is' : 'are'} left.`;
  return `Someone bought the last ${name} while it was in your bag.`;
}
