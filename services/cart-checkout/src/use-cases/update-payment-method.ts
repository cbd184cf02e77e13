import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { FINANCE_METHOD } from '../domain/cart/chosen-finance.ts';
import type { ChosenFinance, WishedFinance } from '../domain/cart/chosen-finance.ts';
import type { CartWritten } from '../domain/cart/cart.ts';
import type { FailureOf } from '../domain/failures.ts';
import { methodOf } from '../domain/payment-methods/payment-method.ts';
import type { PaymentMethod } from '../domain/payment-methods/payment-method.ts';
import { giftCardsOf } from '../domain/pricing/priced-cart.ts';
import type { Shopper } from '../domain/shopper.ts';
import { cartAnswer } from './cart-answer.ts';
import type { CartChanged } from './cart-answer.ts';
import { changeCart } from './change-cart.ts';
import type { ChangeCartPorts } from './change-cart.ts';
import { judgeFinance } from './judge-finance.ts';
import type { FinanceChosen, JudgeFinancePorts } from './judge-finance.ts';
import { viewCart } from './view-cart.ts';
import type { ViewCartPorts } from './view-cart.ts';

export interface UpdatePaymentMethodPorts extends ViewCartPorts, ChangeCartPorts {
  /** The ways to pay that are offered. */
  readonly methods: readonly PaymentMethod[];
  readonly carts: ViewCartPorts['carts'] & {
    /** @param finance null keeps the plan of the bag with the method that has plans, and removes it with any other */
    choosePaymentMethod(
      shopper: Shopper,
      method: string,
      finance: ChosenFinance | null,
    ): Promise<CartWritten>;
  };
  readonly payments: ChangeCartPorts['payments'] & JudgeFinancePorts['payments'];
}

export type UpdatePaymentMethodResult =
  | CartChanged
  | FailureOf<
      | 'PaymentMethodNotOfferedError'
      | 'FinanceNotOfferedError'
      | 'FinanceUnavailableError'
      | 'CartNotFoundError'
      | 'CheckoutInProgress'
    >;

/**
 * Remembers how the shopper wants to pay (MU-10), and by which plan over time. A plan can be chosen, and is shown with the bag, also
 * where the shop takes no applications for it.
 * @param method of EU-04
 * @param wished judged for the whole bag; null for none
 * @throws InvalidFieldError for a plan that is not offered for the bag, and for one with another method
 */
export async function updatePaymentMethod(
  ports: UpdatePaymentMethodPorts,
  shopper: Shopper,
  method: string,
  wished: WishedFinance | null = null,
): Promise<UpdatePaymentMethodResult> {
  let finance: ChosenFinance | null = null;
  if (wished !== null) {
    if (method !== FINANCE_METHOD)
      throw new InvalidFieldError('financeProduct', 'This way to pay has no plans over time.');
    const judged = await judgeForBag(ports, shopper, wished);
    if (judged.type !== 'chosen') return judged;
    finance = judged.finance;
  } else if (methodOf(ports.methods, method) === undefined) return { type: 'PaymentMethodNotOfferedError' };
  const write = () => ports.carts.choosePaymentMethod(shopper, method, finance);
  return cartAnswer(ports, shopper, await changeCart(ports, shopper, write));
}

async function judgeForBag(
  ports: UpdatePaymentMethodPorts,
  shopper: Shopper,
  wished: WishedFinance,
): Promise<FinanceChosen | FailureOf<'CartNotFoundError'>> {
  const cart = await viewCart(ports, shopper);
  if (cart === null) return { type: 'CartNotFoundError' };
  const pieces = cart.lines.map(({ name, categories, giftCardValue }) => ({
    name,
    categories,
    isGiftCard: giftCardValue !== undefined,
  }));
  const hasGiftCards = giftCardsOf(cart).length > 0;
  return judgeFinance(ports, { cashPrice: cart.total, pieces, hasGiftCards }, wished);
}
