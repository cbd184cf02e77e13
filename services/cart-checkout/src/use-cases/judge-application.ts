import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import type { CountedAttempt } from '@loupe/rate-limit/rate-limits';
import type { Prepared } from '../domain/placement/prepare.ts';
import { giftCardsOf } from '../domain/pricing/priced-cart.ts';
import type { Shopper } from '../domain/shopper.ts';
import { countApplication } from './count-application.ts';
import type { CountApplicationPorts } from './count-application.ts';
import { judgeFinance } from './judge-finance.ts';
import type { JudgeFinancePorts } from './judge-finance.ts';
import type { JudgePrepared } from './judge-plan.ts';

/** The plan over time that the shopper saw. */
export interface SeenFinance {
  readonly product: string;
  /** Pence. */
  readonly deposit: number;
  readonly abGroup: string | null;
}

const CHANGED = 'The plan of your bag has changed. Please look at it again.';

export interface JudgeApplicationPorts extends JudgeFinancePorts, CountApplicationPorts {}

interface Applicant {
  readonly shopper: Shopper;
  readonly network: string;
  readonly seen: SeenFinance;
}

/**
 * Judges the plan over time of a prepared placement before the rest of it is verified: it must be the one that the bag remembers, and
 * fit the bag as it is now (VA-05). The application is counted before payments is asked anything.
 */
export function judgeApplication(
  ports: JudgeApplicationPorts,
  { shopper, network, seen }: Applicant,
  rest: JudgePrepared,
): JudgePrepared {
  let attempt: CountedAttempt | undefined;
  const uncount = async (): Promise<void> => {
    if (attempt !== undefined) await ports.rateLimits.giveBack(attempt);
    attempt = undefined;
  };
  return {
    async judge(prepared, about) {
      await uncount();
      checkSeen(prepared, seen);
      const counted = await countApplication(ports, shopper, network, prepared);
      if (counted.type !== 'Counted') return { reply: counted };
      attempt = counted;
      try {
        if (!(await isLentNow(ports, prepared, seen))) return { reply: { type: 'PaymentUnavailableError' } };
        return await rest.judge(prepared, about);
      } catch (error) {
        await uncount();
        throw error;
      }
    },
    async giveBack() {
      await uncount();
      await rest.giveBack();
    },
  };
}

/** @returns false where payments cannot say @throws InvalidFieldError for a plan that does not fit */
async function isLentNow(ports: JudgeFinancePorts, prepared: Prepared, seen: SeenFinance): Promise<boolean> {
  const { cart } = prepared.snapshot;
  const pieces = cart.lines.map(({ name, categories, giftCardValue }) => ({
    name,
    categories,
    isGiftCard: giftCardValue !== undefined,
  }));
  const bought = { cashPrice: cart.total, pieces, hasGiftCards: giftCardsOf(cart).length > 0 };
  const judged = await judgeFinance(ports, bought, seen);
  if (judged.type === 'FinanceNotOfferedError') throw new InvalidFieldError('paymentMethod', judged.message);
  return judged.type !== 'FinanceUnavailableError';
}

/** @throws InvalidFieldError for another plan than the bag remembers */
function checkSeen({ snapshot }: Prepared, { product, deposit }: SeenFinance): void {
  const { finance = null } = snapshot.cart;
  if (finance?.product !== product) throw new InvalidFieldError('financeProduct', CHANGED);
  if (finance.deposit !== null && finance.deposit !== deposit)
    throw new InvalidFieldError('financeDeposit', CHANGED);
}
