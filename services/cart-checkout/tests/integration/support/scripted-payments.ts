import { DependencyDownError } from '@loupe/messaging/errors';
import type { FinanceJudgement, FinanceToJudge } from '../../../src/domain/cart/chosen-finance.ts';
import type {
  GiftCard,
  GiftCardAnswer,
  GiftCardToAdd,
  KnownGiftCard,
} from '../../../src/domain/cart/gift-cards.ts';
import type { HeldState } from '../../../src/domain/order/order-money.ts';
import type { ApprovalRead, ApprovalToOpen } from '../../../src/domain/placement/approval.ts';
import type { CaptureContextOwner } from '../../../src/domain/placement/capture-context.ts';
import type {
  ChallengedPayment,
  PaymentOutcome,
  PaymentRequest,
  PlanToVerify,
  PlanVerification,
} from '../../../src/domain/placement/payment.ts';
import type {
  BoughtGiftCard,
  GiftCardReader,
  GiftCardRef,
  GiftCardReport,
  SoldGiftCard,
} from '../../../src/domain/order/bought-gift-card.ts';

type Answer = (request: PaymentRequest) => Promise<PaymentOutcome> | PaymentOutcome;

export const approve: Answer = ({ placementId, tenders }) => ({
  kind: 'authorised',
  tenders: tenders.map(({ method, amount, details }, index) => ({
    id: index === 0 ? `tender-${placementId}` : `tender-${placementId}-${index}`,
    method,
    amount,
    maskedNumber: details.kind === 'gift-card' ? `•••• ${details.id.slice(-4)}` : '•••• 1111',
    cardType: details.kind === 'card' ? 'Visa' : '',
  })),
});

/** A gift card is declined, with that much left on it in pence, where the provider names it. */
export const emptied =
  (giftCardId: string, available: number | null): Answer =>
  () => ({
    kind: 'declined',
    reason: 'insufficient-funds',
    tender: { method: 'givex', giftCardId, available },
  });

/** The bank requires a challenge. @param validSeconds lifetime of the challenge */
export const challenge =
  (validSeconds = 540): Answer =>
  ({ placementId }) => ({
    kind: 'action',
    action: {
      kind: 'challenge',
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
  /** What the ledger has given back. */
  readonly refunds: { readonly at: Date; readonly site: string; readonly amount: number }[] = [];
  readonly requests: PaymentRequest[] = [];
  readonly resumed: ChallengedPayment[] = [];
  readonly cancelled: string[] = [];
  readonly #known = new Map<string, PaymentOutcome>();
  readonly verifications: PlanToVerify[] = [];
  readonly removedGiftCards: GiftCard[] = [];
  /** Gift cards by number; any other is not valid. */
  readonly giftCards = new Map<string, Omit<KnownGiftCard, 'type'>>();
  /** Bought gift cards by their id. */
  readonly bought = new Map<string, Pick<BoughtGiftCard, 'number' | 'pin' | 'value'>>();
  /** What became of their e-mails. */
  readonly reports = new Map<string, GiftCardReport[]>();
  /** Placements whose gift cards were asked for. */
  readonly listed: string[] = [];
  /** By people. */
  readonly looks: (readonly [issueId: string, reader: GiftCardReader])[] = [];
  /** The bank's answer. */
  answer: Answer = approve;
  /** The bank's answer after the challenge. */
  afterChallenge: Answer = approve;
  /** The refusal of a plan; null to accept it. */
  refusal: Extract<PlanVerification, { kind: 'refused' }>['reply'] | null = null;
  /** What happens meanwhile. */
  verifying: (() => Promise<unknown>) | undefined;
  /** What happens while an answer of `find` is on its way. */
  finding: (() => Promise<unknown>) | undefined;
  /** Payments needed the answer to the bot check, and has used it up. */
  passedBotCheck = false;
  /** The digest of the plan's card; without it all cards are equal. */
  cardDigestOf: ((asked: PlanToVerify) => string) | undefined;
  /** Payments cannot be reached at all. */
  down = false;

  revealGiftCard = async (
    { issueId }: GiftCardRef,
    reader: GiftCardReader,
  ): Promise<BoughtGiftCard | null> => {
    if (this.down) throw new DependencyDownError('Payments does not answer.');
    const card = this.bought.get(issueId);
    if (card === undefined) return null;
    const reports = this.reports.get(issueId) ?? [];
    if (reader.kind !== 'mail') this.looks.push([issueId, reader]);
    const isMailed = reports.some((report) => report !== 'refused');
    const isSeen = this.looks.some(([seen, { kind }]) => seen === issueId && kind === 'buyer');
    return { ...card, isMailed, isRefused: reports.includes('refused'), isDelivered: isMailed || isSeen };
  };

  recordGiftCardDelivery = async ({ issueId }: GiftCardRef, report: GiftCardReport): Promise<void> =>
    void this.reports.set(issueId, [...(this.reports.get(issueId) ?? []), report]);

  /** Every bought gift card is that of the first placement. */
  listGiftCards = async (placementIds: readonly string[]): Promise<SoldGiftCard[]> => {
    this.listed.push(...placementIds);
    const [placementId = ''] = placementIds;
    return [...this.bought].map(([issueId, { number, value }]) => ({
      issueId,
      placementId,
      value,
      state: 'ready',
      maskedNumber: `X${number.slice(-4)}`,
      mailedAt: null,
      isRefused: false,
    }));
  };

  verify = async (asked: PlanToVerify): Promise<PlanVerification> => {
    if (this.down) return { kind: 'refused', reply: { type: 'PaymentUnavailableError' } };
    this.verifications.push(asked);
    await this.verifying?.();
    if (this.refusal !== null) return { kind: 'refused', reply: this.refusal };
    const tenders = asked.plan.map((tender, index) => {
      return {
        ...tender,
        verified: Buffer.from(`verified ${index}`),
        cardDigest: this.cardDigestOf?.(asked) ?? `digest ${index}`,
      };
    });
    return { kind: 'verified', tenders, passedBotCheck: this.passedBotCheck };
  };

  /** Plans over time that were judged. */
  readonly judged: FinanceToJudge[] = [];
  judgement: FinanceJudgement = { kind: 'fits', type: 'IFC' };
  judgeFinance = async (asked: FinanceToJudge): Promise<FinanceJudgement> => {
    if (this.down) return { kind: 'unavailable' };
    this.judged.push(asked);
    return this.judgement;
  };

  /** What was opened at a wallet, by its id, and what the wallet says of it. */
  readonly approvals = new Map<string, ApprovalToOpen>();
  readonly agreed = new Map<string, ApprovalRead>();
  openApproval = async (asked: ApprovalToOpen) => {
    if (this.down) return null;
    const approvalId = `APPROVAL-${this.approvals.size + 1}`;
    this.approvals.set(approvalId, asked);
    return { approvalId, url: `https://wallet.example/${approvalId}` };
  };

  readApproval = async ({ approvalId, cartId }: { approvalId: string; cartId: string }) => {
    if (this.down) return { kind: 'unavailable' } as const;
    const isOfCart = this.approvals.get(approvalId)?.cartId === cartId;
    return (isOfCart ? this.agreed.get(approvalId) : undefined) ?? ({ kind: 'open' } as const);
  };

  readonly contexts: CaptureContextOwner[] = [];
  mayStoreCard = false;
  /** What the provider takes its time for. */
  contextAfter: Promise<void> | undefined;
  issueCaptureContext = async (owner: CaptureContextOwner) => {
    if (this.down) return null;
    await this.contextAfter;
    this.contexts.push(owner);
    const library = { clientLibrary: 'https://lib.test', clientLibraryIntegrity: 'sha256-x' };
    return { captureContext: 'a.b.c', ...library, mayStoreCard: this.mayStoreCard };
  };

  addGiftCard = async ({ cardNumber }: GiftCardToAdd): Promise<GiftCardAnswer> => {
    if (this.down) return { type: 'GiftCardUnavailable' };
    const card = this.giftCards.get(cardNumber);
    return card === undefined ? { type: 'GiftCardNotValid' } : { type: 'GiftCard', ...card };
  };

  removeGiftCard = async (_site: string, card: GiftCard): Promise<void> => {
    this.removedGiftCards.push(card);
  };

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
    if (before.kind !== 'action' || request === undefined) return before;
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
    const found = this.#known.get(placementId) ?? { kind: 'unknown' };
    await this.finding?.();
    return found;
  };

  /** Of orders whose hold has ended, and what payments says of them, by their placement. */
  readonly heldStates = new Map<string, HeldState>();
  findHeld = async (placementId: string): Promise<HeldState> => {
    if (this.down) throw new Error('payments is down');
    const isHeld = this.#known.get(placementId)?.kind === 'authorised';
    return this.heldStates.get(placementId) ?? { state: isHeld ? 'held' : 'unknown', missing: 0 };
  };

  async sumRefunds(from: Date, until: Date): Promise<Map<string, number>> {
    const within = this.refunds.filter(({ at }) => from <= at && at < until);
    return new Map(within.map(({ site, amount }) => [site, amount]));
  }

  reset(): void {
    this.refunds.length = 0;
    this.heldStates.clear();
    this.contexts.length = 0;
    this.approvals.clear();
    this.agreed.clear();
    this.judged.length = 0;
    this.judgement = { kind: 'fits', type: 'IFC' };
    this.requests.length = 0;
    this.verifications.length = 0;
    this.removedGiftCards.length = 0;
    this.giftCards.clear();
    this.bought.clear();
    this.reports.clear();
    this.looks.length = this.listed.length = 0;
    this.refusal = null;
    this.cardDigestOf = undefined;
    this.passedBotCheck = false;
    this.verifying = this.finding = undefined;
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
