import type { ProviderNotice } from '../domain/notice/provider-notice.ts';
import type { Amount, PaymentMethod } from '../domain/payment/payment.ts';
import type { ApplicationStatus, WaitsFor } from '../domain/payment/waiting.ts';
import type { SettlementKind, SettlementRefusal } from '../domain/settlement/settlement.ts';
import type { CardWithoutNumber, LostOrder, RestoreStore } from './ports/restore-store.ts';
import type { MethodDifference, Reconciliation } from './reconcile-settlements.ts';

/** A tender whose result is not known, or whose reversal was abandoned. */
export interface StuckTender {
  readonly tenderId: string;
  readonly placementId: string;
  readonly orderNumber: string;
  readonly method: PaymentMethod;
  readonly amount: Amount;
  readonly transactionId: string;
  /** The provider's id: it has told us that it holds the amount. */
  readonly providerId: string | undefined;
  /** When the request was sent. */
  readonly since: Date;
  /** Of its reversal. */
  readonly attempts: number;
  readonly nextAttemptAt: Date | undefined;
}

interface OfPayment {
  readonly placementId: string;
  readonly orderNumber: string;
  readonly settlementKind: SettlementKind;
  readonly amount: Amount;
  readonly since: Date;
}

/** A settlement that is not attempted any more although its result is not known. */
export interface GivenUpSettlement extends OfPayment {
  readonly settlementId: string;
  readonly attempts: number;
  /** Of the request whose result is not known. */
  readonly transactionId: string | undefined;
}

/** What was refused of one kind on one payment and that no operator has made up for since. */
export interface RefusedSettlements extends OfPayment {
  readonly refusals: readonly SettlementRefusal[];
}

export interface ParkedKey {
  /** `relay` for events of our own outbox. */
  readonly consumer: string;
  readonly topic: string;
  readonly key: string;
  readonly reason: string;
  readonly since: Date;
}

/** A gift card that was sold and not issued an hour after its shipment. */
export interface StuckGiftCard {
  readonly issueId: string;
  readonly placementId: string;
  readonly orderNumber: string;
  readonly amount: Amount;
  /** `unknown`: the answer to a request is lost. */
  readonly state: string;
  /** Of the latest request. */
  readonly transactionId: string | undefined;
  readonly since: Date;
  readonly attempts: number;
}

/** A hold that has ended, or whose renewal was refused, while goods of its order have not left. */
export interface StuckHold {
  readonly placementId: string;
  readonly orderNumber: string;
  readonly method: PaymentMethod;
  /** Money that can still be captured. */
  readonly amount: Amount;
  readonly heldUntil: Date;
  readonly hasEnded: boolean;
  /** Undefined where no renewal was requested. */
  readonly refusal: SettlementRefusal | undefined;
}

/** A gift card that was issued more than an hour ago, and that its buyer has not got. */
export interface UndeliveredGiftCard extends Pick<
  StuckGiftCard,
  'issueId' | 'placementId' | 'orderNumber' | 'amount' | 'since'
> {
  /** The mail server refused the address of the order. */
  readonly isRefused: boolean;
}

/** A dispute that waits for our answer. */
export interface StuckDispute {
  readonly placementId: string;
  readonly orderNumber: string;
  readonly method: PaymentMethod;
  readonly amount: Amount;
  /** The provider's id and its word for why. */
  readonly disputeId: string;
  readonly reason: string;
  readonly since: Date;
  /** Undefined where the provider says none. */
  readonly answerBy: Date | undefined;
}

/** What a provider told, and what we could not match with anything of ours in a day. */
export interface FailedNotice {
  readonly method: PaymentMethod;
  /** The provider's id of its message. */
  readonly messageId: string;
  /** What it tells. */
  readonly about: ProviderNotice['kind'];
  /** The reason why no change followed. */
  readonly outcome: string;
  readonly since: Date;
}

/** A payment that waits past its limit, or whose application is not cancelled at the lender after its end. */
export interface LateWait {
  readonly placementId: string;
  readonly orderNumber: string;
  readonly method: PaymentMethod;
  readonly amount: Amount;
  /** Undefined of a payment that has ended here. */
  readonly waitsFor: WaitsFor | undefined;
  /** Of a loan. */
  readonly applicationStatus: ApplicationStatus | undefined;
  readonly since: Date;
}

/** Something that needs a person. */
export type StuckCase =
  /** A restore has lost the order; its money is held or captured. */
  | { readonly kind: 'lost-order'; readonly order: LostOrder }
  | { readonly kind: 'gift-card-without-number'; readonly giftCard: CardWithoutNumber }
  | { readonly kind: 'unknown-tender'; readonly tender: StuckTender }
  | { readonly kind: 'abandoned-reversal'; readonly tender: StuckTender }
  | { readonly kind: 'settlement-given-up'; readonly settlement: GivenUpSettlement }
  | { readonly kind: 'refused-settlement'; readonly settlement: RefusedSettlements }
  | { readonly kind: 'hold-not-renewed'; readonly hold: StuckHold }
  | { readonly kind: 'late-wait'; readonly wait: LateWait }
  | { readonly kind: 'dispute'; readonly dispute: StuckDispute }
  | { readonly kind: 'notice-failed'; readonly notice: FailedNotice }
  | { readonly kind: 'gift-card-not-issued'; readonly giftCard: StuckGiftCard }
  | { readonly kind: 'gift-card-not-delivered'; readonly giftCard: UndeliveredGiftCard }
  | { readonly kind: 'difference'; readonly difference: MethodDifference }
  | { readonly kind: 'parked-key'; readonly parked: ParkedKey }
  /** Not parked: its topic does not set later messages of a key aside. */
  | { readonly kind: 'dead-letter'; readonly parked: ParkedKey }
  | { readonly kind: 'not-checked'; readonly what: 'reconciliation' | 'dead letters'; readonly why: string };

export interface StuckStore {
  /** Unknown for over an hour. */
  unknownTenders(): Promise<StuckTender[]>;
  abandonedReversals(): Promise<StuckTender[]>;
  givenUpSettlements(): Promise<GivenUpSettlement[]>;
  refusedSettlements(): Promise<RefusedSettlements[]>;
  holdsNotRenewed(): Promise<StuckHold[]>;
  lateWaits(): Promise<LateWait[]>;
  /** Open ones, the next to answer first. */
  disputes(): Promise<StuckDispute[]>;
  failedNotices(): Promise<FailedNotice[]>;
  giftCardsNotIssued(): Promise<StuckGiftCard[]>;
  giftCardsNotDelivered(): Promise<UndeliveredGiftCard[]>;
  parkedKeys(): Promise<ParkedKey[]>;
}

type StuckAfterRestore = Pick<RestoreStore, 'lostOrders' | 'cardsWithoutNumber'>;

export interface StuckPorts {
  readonly stuck: StuckStore;
  readonly restores: StuckAfterRestore;
  readonly reconcile: () => Promise<Reconciliation>;
  /** Of this service's consumers. @throws when the broker is not available */
  readonly deadLetters: () => Promise<ParkedKey[]>;
}

/** Everything in payments that needs a person. What could not be checked is a case too: it may hide others. */
export async function listStuck({ stuck, restores, ...outside }: StuckPorts): Promise<StuckCase[]> {
  const { reconcile, deadLetters } = outside;
  const [lost, withoutNumber, waits] = await Promise.all([
    restores.lostOrders(),
    restores.cardsWithoutNumber(),
    stuck.lateWaits(),
  ]);
  const [unknown, abandoned, givenUp, refused, holds, disputes, notices, notIssued, notDelivered, parked] =
    await Promise.all([
      stuck.unknownTenders(),
      stuck.abandonedReversals(),
      stuck.givenUpSettlements(),
      stuck.refusedSettlements(),
      stuck.holdsNotRenewed(),
      stuck.disputes(),
      stuck.failedNotices(),
      stuck.giftCardsNotIssued(),
      stuck.giftCardsNotDelivered(),
      stuck.parkedKeys(),
    ]);
  const isParked = ({ consumer, topic, key }: ParkedKey) =>
    parked.some((each) => each.consumer === consumer && each.topic === topic && each.key === key);
  return [
    ...lost.map((order) => ({ kind: 'lost-order' as const, order })),
    ...withoutNumber.map((giftCard) => ({ kind: 'gift-card-without-number' as const, giftCard })),
    ...unknown.map((tender) => ({ kind: 'unknown-tender' as const, tender })),
    ...abandoned.map((tender) => ({ kind: 'abandoned-reversal' as const, tender })),
    ...givenUp.map((settlement) => ({ kind: 'settlement-given-up' as const, settlement })),
    ...refused.map((settlement) => ({ kind: 'refused-settlement' as const, settlement })),
    ...holds.map((hold) => ({ kind: 'hold-not-renewed' as const, hold })),
    ...waits.map((wait) => ({ kind: 'late-wait' as const, wait })),
    ...disputes.map((dispute) => ({ kind: 'dispute' as const, dispute })),
    ...notices.map((notice) => ({ kind: 'notice-failed' as const, notice })),
    ...notIssued.map((giftCard) => ({ kind: 'gift-card-not-issued' as const, giftCard })),
    ...notDelivered.map((giftCard) => ({ kind: 'gift-card-not-delivered' as const, giftCard })),
    ...(await checked('reconciliation', async () => reconciliationCases(await reconcile()))),
    ...parked.map((each) => ({ kind: 'parked-key' as const, parked: each })),
    ...(await checked('dead letters', async () =>
      (await deadLetters())
        .filter((letter) => !isParked(letter))
        .map((letter) => ({ kind: 'dead-letter' as const, parked: letter })),
    )),
  ];
}

const reconciliationCases = ({ differences, unread }: Reconciliation): StuckCase[] => [
  ...differences.map((difference) => ({ kind: 'difference' as const, difference })),
  ...unread.map(({ method, why }) => ({
    kind: 'not-checked' as const,
    what: 'reconciliation' as const,
    why: `${method}: ${why}`,
  })),
];

async function checked(
  what: Extract<StuckCase, { kind: 'not-checked' }>['what'],
  check: () => Promise<StuckCase[]>,
): Promise<StuckCase[]> {
  try {
    return await check();
  } catch (error) {
    return [{ kind: 'not-checked', what, why: error instanceof Error ? error.message : String(error) }];
  }
}
