import type {
  ChallengedPayment,
  PaymentOutcome,
  PaymentRequest,
} from '../../../src/domain/placement/payment.ts';

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

/** The bank requires a challenge. @param validSeconds lifetime of the challenge */
export const challenge =
  (validSeconds = 540): Answer =>
  ({ placementId }) => ({
    kind: 'challenge',
    challenge: {
      stepUpUrl: 'https://bank.test/step-up',
      accessToken: `token-${placementId}`,
      transactionId: `transaction-${placementId}`,
    },
    validSeconds,
  });

/**
 * The payments port in memory: one payment per placement, created by the first authorise or cancel and returned by `find`; the
 * test scripts what happens in between.
 */
export class ScriptedPayments {
  readonly requests: PaymentRequest[] = [];
  readonly resumed: ChallengedPayment[] = [];
  readonly cancelled: string[] = [];
  readonly #known = new Map<string, PaymentOutcome>();
  /** The bank's answer. */
  answer: Answer = approve;
  /** The bank's answer after the challenge. */
  afterChallenge: Answer = approve;
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

  resume = async (payment: ChallengedPayment): Promise<PaymentOutcome> => {
    if (this.down) return { kind: 'unreachable' };
    this.resumed.push(payment);
    const { placementId } = payment;
    const before = this.#known.get(placementId) ?? { kind: 'unknown' };
    const request = this.requests.find((made) => made.placementId === placementId);
    if (before.kind !== 'challenge' || request === undefined) return before;
    const outcome = await this.afterChallenge(request);
    // A tombstone written during the call to the bank wins over the bank's answer.
    if (this.cancelled.includes(placementId)) return { kind: 'refused', because: 'cancelled' };
    this.#known.set(placementId, outcome);
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
    this.resumed.length = 0;
    this.cancelled.length = 0;
    this.#known.clear();
    this.answer = approve;
    this.afterChallenge = approve;
    this.down = false;
  }

  /** Placements with a held amount. */
  held(): string[] {
    return [...this.#known]
      .filter(([, { kind }]) => kind === 'authorised')
      .map(([placementId]) => placementId);
  }

  /** Sets the actual result of a payment whose answer was lost. */
  settle(placementId: string, outcome: PaymentOutcome): void {
    this.#known.set(placementId, outcome);
  }
}
