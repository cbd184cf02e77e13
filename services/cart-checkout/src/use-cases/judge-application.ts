import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import type { Prepared } from '../domain/placement/prepare.ts';
import { giftCardsOf } from '../domain/pricing/priced-cart.ts';
import { withAllocations } from '../domain/pricing/stored-line.ts';
import type { VerifyPrepared } from './claim-placement.ts';
import { judgeFinance } from './judge-finance.ts';
import type { JudgeFinancePorts } from './judge-finance.ts';

/** The plan over time that the shopper saw. */
export interface SeenFinance {
  readonly product: string;
  /** Pence. */
  readonly deposit: number;
  readonly abGroup: string | null;
}

const CHANGED = 'The plan of your bag has changed. Please look at it again.';

/**
 * Judges the plan over time of a prepared placement before the rest of it is verified: it must be the one that the bag remembers, and
 * fit the bag as it is now (VA-05).
 */
export const judgeApplication =
  (ports: JudgeFinancePorts, seen: SeenFinance, verify: VerifyPrepared): VerifyPrepared =>
  async (prepared, about) => {
    checkSeen(prepared, seen);
    const { cart } = prepared.snapshot;
    const pieces = cart.lines.map(({ name, categories, giftCardValue }) => ({
      name,
      categories,
      isGiftCard: giftCardValue !== undefined,
    }));
    const bought = { cashPrice: cart.total, pieces, hasGiftCards: giftCardsOf(cartOf(prepared)).length > 0 };
    const judged = await judgeFinance(ports, bought, seen);
    if (judged.type === 'FinanceNotOfferedError')
      throw new InvalidFieldError('paymentMethod', judged.message);
    if (judged.type === 'FinanceUnavailableError') return { reply: { type: 'PaymentUnavailableError' } };
    return verify(prepared, about);
  };

const cartOf = ({ snapshot: { cart } }: Prepared) => ({ ...cart, lines: withAllocations(cart.lines) });

/** @throws InvalidFieldError for another plan than the bag remembers */
function checkSeen({ snapshot }: Prepared, { product, deposit }: SeenFinance): void {
  const { finance = null } = snapshot.cart;
  if (finance?.product !== product) throw new InvalidFieldError('financeProduct', CHANGED);
  if (finance.deposit !== null && finance.deposit !== deposit)
    throw new InvalidFieldError('financeDeposit', CHANGED);
}
