import { PRODUCTS } from '../../../sandbox/v12/products.ts';
import { productsOf } from '../../../services/payments-finance/src/adapters/v12/v12-wire.ts';
import type { FinanceProduct } from '../../../services/payments-finance/src/domain/finance/finance-product.ts';
import {
  waitingTerms,
  WAITS_OF_A_LOAN,
} from '../../../services/payments-finance/src/domain/payment/waiting.ts';
import type { WaitingTerms } from '../../../services/payments-finance/src/domain/payment/waiting.ts';
import type { World } from '../engine/world.ts';
import { Applicants } from './applicant.ts';
import { LenderBook } from './lender-book.ts';

/** One seed in so many has loans, and shoppers who apply for them. */
const ONE_IN = 3;
/** So short that all of it happens while there are failures. */
const SHORT: WaitingTerms = { submission: 600, decision: 1_800, signature: 1_800, longest: 5_400 };

/** The plan that shoppers choose, without a deposit or with one. */
const OVERLAY = {
  key: 'ifc-12',
  lenderProductId: '102',
  type: 'IFC',
  minDepositPercentage: 0,
  maxDepositPercentage: 50,
  defaultDepositPercentage: 10,
  minOrderValueMinor: 50_000,
  whitelistCategories: [],
  blacklistCategories: [],
  abGroups: '',
  financeYield: 5,
  message: null,
  version: 1,
} as const;

/** The lender, its customers, and what the shop offers of it. */
export interface Lending {
  readonly isOpen: boolean;
  /** How long the shop waits for each step. */
  readonly terms: WaitingTerms;
  readonly products: readonly FinanceProduct[];
  readonly book: LenderBook;
  readonly applicants: Applicants;
}

export function openLending(world: World): Lending {
  const isOpen = world.seed % ONE_IN === 0;
  const terms = isOpen && world.random.chance(0.25) ? waitingTerms(WAITS_OF_A_LOAN) : SHORT;
  const book = new LenderBook(world);
  return { isOpen, terms, products: offered(), book, applicants: new Applicants(world, book, terms) };
}

/** As the production adapter reads the lender's list. */
function offered(): FinanceProduct[] {
  const read = productsOf(JSON.stringify({ Errors: [], FinanceProducts: PRODUCTS }));
  const terms = read.kind === 'products' ? read.terms : [];
  return terms
    .filter(({ lenderProductId }) => lenderProductId === OVERLAY.lenderProductId)
    .map((lent) => ({ ...lent, ...OVERLAY }));
}
