import { depositRange } from '../domain/finance/deposit.ts';
import { eligibleProducts } from '../domain/finance/eligibility.ts';
import type { Purchase } from '../domain/finance/eligibility.ts';
import type { FinanceProduct } from '../domain/finance/finance-product.ts';
import { promoMessage } from '../domain/finance/promo-message.ts';
import type { PromoMessage } from '../domain/finance/promo-message.ts';
import { quoteNear } from '../domain/finance/quote.ts';
import type { Quote } from '../domain/finance/quote.ts';
import { instalmentMessage } from '../domain/instalments/instalment-message.ts';
import type { Context } from './context.ts';
import type { FinanceApplicationStatus } from './gen/schema-types.ts';
import { toPrice } from './price.ts';

/** Of a shop whose limits were never published. */
const USUAL_THRESHOLD = 100_000;

type Asked = Pick<Context, 'actor' | 'finance'>;

export const productsFor = (purchase: Purchase, { finance }: Asked): readonly FinanceProduct[] =>
  eligibleProducts(finance().products, purchase);

export function promoFor(purchase: Purchase | null, asked: Asked): PromoMessage | null {
  if (purchase === null) return null;
  const threshold = asked.finance().ibcThresholds.get(asked.actor.site) ?? USUAL_THRESHOLD;
  return promoMessage(productsFor(purchase, asked), purchase.cashPrice, threshold);
}

/** VA-06. */
export const instalmentsFor = (
  purchase: Pick<Purchase, 'cashPrice'> | null,
  { instalments }: Pick<Context, 'instalments'>,
): string | null => purchase && instalmentMessage(instalments, purchase.cashPrice);

export const toPromo = (message: PromoMessage | null) =>
  message && { text: message.text, example: toFinanceData(message.example) };

/** @param applicationStatus of an application for it; null before one */
export function toFinanceData(
  { product, ...quote }: Quote,
  applicationStatus: FinanceApplicationStatus | null = null,
) {
  return {
    applicationStatus,
    financeProduct: product.key,
    financeProductType: product.type,
    apr: product.apr,
    term: quote.months,
    cashPrice: toPrice(quote.cashPrice),
    deposit: toPrice(quote.deposit),
    totalCreditAmount: toPrice(quote.credit),
    monthlyRepayments: toPrice(quote.monthlyRepayment),
    lastRepayment: toPrice(quote.lastRepayment),
    interestPayable: toPrice(quote.interestPayable),
    totalPayable: toPrice(quote.totalPayable),
  };
}

export const toFinanceProduct = (product: FinanceProduct) => ({
  key: product.key,
  productType: product.type,
  apr: product.apr,
  term: product.months,
  defaultTerm: product.months,
  installmentMultiplier: product.calculationFactor,
  minDepositPercentage: product.minDepositPercentage,
  maxDepositPercentage: product.maxDepositPercentage,
  defaultDepositPercentage: product.defaultDepositPercentage,
  minLoanAmount: toPrice(product.minLoanMinor),
  maxLoanAmount: toPrice(product.maxLoanMinor),
  minOrderValue: toPrice(product.minOrderValueMinor),
  whitelistCategories: product.whitelistCategories,
  blacklistCategories: product.blacklistCategories,
  abGroups: product.abGroups,
  yield: product.financeYield,
  financeYield: product.financeYield,
});

/** The plan that is wished, or the nearest that is allowed; null where nothing is eligible. */
export function calculationFor(
  purchase: Purchase | null,
  wished: { readonly financeProduct?: string | null; readonly deposit?: number | null },
  asked: Asked,
) {
  if (purchase === null) return null;
  const products = productsFor(purchase, asked);
  const product = products.find(({ key }) => key === wished.financeProduct) ?? products[0];
  if (product === undefined) return null;
  const { min, max } = depositRange(product, purchase.cashPrice);
  const plan = quoteNear(product, purchase.cashPrice, wished.deposit ?? undefined);
  return {
    plan: toFinanceData(plan),
    products: products.map(toFinanceProduct),
    minDeposit: toPrice(min),
    maxDeposit: toPrice(max),
  };
}
