import { z } from 'zod';
import type { LenderTerms } from '../../domain/finance/finance-product.ts';
import { monthlyRepayment, repaymentByFactor } from '../../domain/finance/schedule.ts';
import type { LenderProducts, UnusableTerms } from '../../use-cases/ports/lender.ts';

/** The lender writes numbers as numbers or as text. */
const number = z.coerce.number().refine(Number.isFinite);
const pounds = number.min(0).transform((amount) => Math.round(amount * 100));

/** Fields of a product that we use (docs of the lender: FinanceProduct). */
const Product = z.object({
  ProductId: z.coerce.string().min(1),
  ProductGuid: z.guid(),
  Name: z.string().min(1),
  APR: number.min(0).max(1_000),
  Months: number.int().min(1).max(240),
  CalculationFactor: number.positive(),
  MinLoan: pounds,
  MaxLoan: pounds,
  DeferredPeriod: number.default(0),
  DocumentFee: number.default(0),
  ServiceFee: number.default(0),
  SettlementFee: number.default(0),
});

const Answer = z.object({
  Errors: z.array(z.object({ Code: z.string(), Description: z.string() })).nullish(),
  FinanceProducts: z.array(z.unknown()).nullish(),
});

/** A factor with ten digits makes the same penny as the rate; one with fewer may differ by one. */
const PENNIES_APART = 1;

/** @param text the body of an answer with status 200, which may be a refusal */
export function productsOf(text: string): LenderProducts {
  const answer = Answer.safeParse(jsonOf(text));
  if (!answer.success) return { kind: 'not-understood', why: 'It is no list of products.' };
  const [error] = answer.data.Errors ?? [];
  if (error !== undefined) return { kind: 'unavailable', why: `The lender refuses: ${error.Code}.` };
  const terms: LenderTerms[] = [];
  const unusable: UnusableTerms[] = [];
  for (const one of answer.data.FinanceProducts ?? []) {
    const read = termsOf(one);
    if ('why' in read) unusable.push(read);
    else terms.push(read);
  }
  return { kind: 'products', terms, unusable };
}

function termsOf(one: unknown): LenderTerms | UnusableTerms {
  const read = Product.safeParse(one);
  if (!read.success) return { lenderProductId: idOf(one), why: 'It is not understood.' };
  const {
    ProductId: lenderProductId,
    ProductGuid,
    Name,
    APR,
    Months,
    CalculationFactor,
    ...rest
  } = read.data;
  if (rest.DeferredPeriod > 0) return { lenderProductId, why: 'Its payments begin later.' };
  if (rest.DocumentFee + rest.ServiceFee + rest.SettlementFee > 0)
    return { lenderProductId, why: 'It has a fee.' };
  const terms = {
    lenderProductId,
    lenderProductGuid: ProductGuid,
    name: Name,
    apr: APR,
    months: Months,
    calculationFactor: CalculationFactor,
    minLoanMinor: rest.MinLoan,
    maxLoanMinor: rest.MaxLoan,
  };
  if (terms.minLoanMinor > terms.maxLoanMinor)
    return { lenderProductId, why: 'Its smallest loan is above its largest.' };
  return isConsistent(terms) ? terms : { lenderProductId, why: 'Its factor does not follow from its rate.' };
}

/** Pages compute payments from the rate, the lender by its factor: both must say the same of its smallest and largest loan. */
function isConsistent({ apr, months, calculationFactor, minLoanMinor, maxLoanMinor }: LenderTerms): boolean {
  const lent = { type: apr === 0 ? 'IFC' : 'IBC', apr, months } as const;
  return [minLoanMinor, maxLoanMinor].every(
    (loan) =>
      Math.abs(monthlyRepayment(lent, loan) - repaymentByFactor(calculationFactor, loan)) <= PENNIES_APART,
  );
}

function idOf(one: unknown): string {
  const id = (one as { ProductId?: unknown } | null)?.ProductId;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : '?';
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
