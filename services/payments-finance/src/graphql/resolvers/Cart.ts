import { judgeChoice } from '../../domain/finance/chosen-plan.ts';
import { exclusionOf } from '../../domain/finance/exclusion.ts';
import type { CartResolvers } from '../gen/schema-types.ts';
import {
  calculationFor,
  instalmentsFor,
  productsFor,
  promoFor,
  toFinanceData,
  toFinanceProduct,
  toPromo,
} from '../finance-answers.ts';
import { toPrice } from '../price.ts';
import { purchaseOfCart } from '../purchases.ts';
import type { RequiredCart } from '../purchases.ts';
import type { Context } from '../context.ts';

/** A bag that is paid with gift cards is not financed. */
const purchaseOf = (cart: RequiredCart, context: Context) =>
  cart.appliedGiftCards.length > 0 ? null : purchaseOfCart(cart, context);

/** The plan that the bag remembers, judged again for the bag as it is now; null without one. */
function judgedPlan(cart: RequiredCart, context: Context) {
  const { chosenFinance: chosen, appliedGiftCards: giftCards } = cart;
  if (!chosen) return null;
  const choice = { product: chosen.financeProductKey, deposit: chosen.deposit ?? undefined };
  const bag = { ...purchaseOfCart(cart, context), hasGiftCards: giftCards.length > 0 };
  return judgeChoice(context.finance().products, bag, choice);
}

/** EN-04: a bag, paid over time. */
export const Cart = {
  /** The gateway sends what the fields require. */
  __resolveReference: (cart) => cart as unknown as RequiredCart,
  financeProducts(cart, _none, context) {
    const purchase = purchaseOf(cart, context);
    return purchase === null ? [] : productsFor(purchase, context).map(toFinanceProduct);
  },
  financePromo: (cart, _none, context) => toPromo(promoFor(purchaseOf(cart, context), context)),
  financeMessageInfo(cart, _none, context) {
    const message = promoFor(purchaseOf(cart, context), context);
    if (message === null) return null;
    const { product, deposit, monthlyRepayment } = message.example;
    return {
      apr: product.apr,
      type: product.type,
      maxLoan: toPrice(product.maxLoanMinor),
      minDeposit: toPrice(deposit),
      minDepositPercentage: product.minDepositPercentage,
      monthlyRepayment: toPrice(monthlyRepayment),
    };
  },
  /** Gift cards pay their part first. */
  instalmentMessage: (cart, _none, context) =>
    instalmentsFor({ cashPrice: cart.totalPriceAfterGiftCard.value }, context),
  financeData(cart, _none, context) {
    const judged = judgedPlan(cart, context);
    return judged?.kind === 'fits'
      ? toFinanceData(judged.quote, cart.chosenFinance?.applicationStatus)
      : null;
  },
  financeCalculation: (cart, wished, context) => calculationFor(purchaseOf(cart, context), wished, context),
  financeProblem(cart, _none, context) {
    const judged = judgedPlan(cart, context);
    return judged === null || judged.kind === 'fits' ? null : judged.message;
  },
  financeExclusion: (cart, _none, context) =>
    exclusionOf(context.finance().products, purchaseOfCart(cart, context), cart.appliedGiftCards.length > 0),
} satisfies CartResolvers;
