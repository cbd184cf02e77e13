import type { PaymentOutcome, PaymentRequest } from '../../../src/domain/placement/payment.ts';

type Answer = (request: PaymentRequest) => Promise<PaymentOutcome> | PaymentOutcome;

export const approve: Answer = ({ placementId, amount }) => ({
  kind: 'authorised',
  tenders: [
    {
      id: `tender-${placementId}`,
      method: 'credit-card',
      amount,
      maskedNumber: '•••• 1111',
      cardType: 'Visa',
    },
  ],
});

/**
 * The payments port in memory: one payment a placement, made by whichever of authorise and cancel comes first, which is then
 * what `find` tells; what happens in between is up to the test.
 */
export class ScriptedPayments {
  readonly requests: PaymentRequest[] = [];
  readonly cancelled: string[] = [];
  readonly #known = new Map<string, PaymentOutcome>();
  /** How the bank answers. */
  answer: Answer = approve;
  /** Payments cannot be reached at all. */
  down = false;

  authorise = async (request: PaymentRequest): Promise<PaymentOutcome> => {
    if (this.down) return { kind: 'unreachable' };
    this.requests.push(request);
    if (this.cancelled.includes(request.placementId)) return { kind: 'refused', because: 'cancelled' };
    const outcome = await this.answer(request);
    this.#known.set(request.placementId, outcome);
    return outcome;
  };

  cancel = async (placementId: string): Promise<boolean> => {
    if (this.down) return false;
    this.cancelled.push(placementId);
    this.#known.set(placementId, { kind: 'refused', because: 'cancelled' });
    return true;
  };

  find = async (placementId: string): Promise<PaymentOutcome> => {
    if (this.down) throw new Error('payments is down');
    return this.#known.get(placementId) ?? { kind: 'unknown' };
  };

  reset(): void {
    this.requests.length = 0;
    this.cancelled.length = 0;
    this.#known.clear();
    this.answer = approve;
    this.down = false;
  }

  /** What really became of a payment whose answer was lost. */
  settle(placementId: string, outcome: PaymentOutcome): void {
    this.#known.set(placementId, outcome);
  }
}
