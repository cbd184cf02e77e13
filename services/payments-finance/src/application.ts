import { sweepEach } from '@loupe/database/sweep-each';
import type { Logger } from '@loupe/telemetry/logger';
import { createBackgroundWork } from './adapters/background-work.ts';
import type { OperatorOrder } from './domain/settlement/judge-operator.ts';
import type { Ports } from './ports.ts';
import { addGiftCard } from './use-cases/add-gift-card.ts';
import type { GiftCardToAdd } from './use-cases/add-gift-card.ts';
import { authorisePayment } from './use-cases/authorise-payment.ts';
import type { AuthoriseOrder } from './use-cases/authorise-payment.ts';
import { cancelPayment } from './use-cases/cancel-payment.ts';
import { checkGiftCardBalance } from './use-cases/check-gift-card-balance.ts';
import type { GiftCard } from './use-cases/ports/gift-cards.ts';
import { countDecline } from './use-cases/count-decline.ts';
import { forgetStoredCards } from './use-cases/forget-stored-cards.ts';
import { importReports } from './use-cases/import-reports.ts';
import { mayStoreCard } from './domain/payment/hold-terms.ts';
import { issueCaptureContext } from './use-cases/issue-capture-context.ts';
import { issueGiftCards } from './use-cases/issue-gift-cards.ts';
import type { Asker } from './use-cases/judge-gift-card.ts';
import type { TokenOwner } from './domain/payment/payer.ts';
import { reconcileSettlements } from './use-cases/reconcile-settlements.ts';
import { recordSettlement } from './use-cases/record-settlement.ts';
import { removeGiftCard } from './use-cases/remove-gift-card.ts';
import { resolveStaleTenders } from './use-cases/resolve-stale-tenders.ts';
import { resumePayment } from './use-cases/resume-payment.ts';
import type { ResumeOrder } from './use-cases/resume-payment.ts';
import { acceptMovement, resumePayments } from './use-cases/resume-payments.ts';
import { revealGiftCard } from './use-cases/reveal-gift-card.ts';
import { REVERSE_SOON, reverseDueTenders } from './use-cases/reverse-due-tenders.ts';
import { setUpAuthentication } from './use-cases/set-up-authentication.ts';
import { settleByOperator } from './use-cases/settle-by-operator.ts';
import { SETTLE_SOON, settleDue } from './use-cases/settle-due.ts';
import type { SettlementOrder } from './use-cases/ports/settlement-store.ts';
import { verifyPlan } from './use-cases/verify-plan.ts';
import { takeOverHolds } from './use-cases/pay-again.ts';
import type { PlanToVerify } from './use-cases/verify-plan.ts';
import { watchHolds } from './use-cases/watch-holds.ts';

export interface ApplicationOptions {
  readonly ports: Ports;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly logger: Logger;
  /** Multiplies the limits of a network, which many people may share. */
  readonly sourceFactor: number;
  readonly wait: (ms: number) => Promise<unknown>;
}

/** Longer than the gift card provider usually takes. */
const GIFT_CARD_STEP_MS = 1_000;
export const COUNTERS_AT_ONCE = 1_000;

/** The use cases bound to their ports, and the background work that they start. */
export function createApplication({ ports, ...given }: ApplicationOptions) {
  const { payments, backgroundPayments, settlements, ledger, cards, sessions, contexts, setUps } = ports;
  const { providers, limits } = ports;
  const settling = createBackgroundWork(given.logger, SETTLE_SOON);
  const reversing = createBackgroundWork(given.logger, REVERSE_SOON);
  const inBackground = { ...given, ...ports, payments: backgroundPayments };
  /** After a restore nothing is attempted, so that no attempt is used up. */
  const unlessPaused = async (work: () => Promise<number>): Promise<number> =>
    ports.pause.isPaused() ? 0 : work();
  const reverseDue = (tenderId?: string): Promise<number> =>
    unlessPaused(() => reverseDueTenders(inBackground, tenderId));
  const reverseNow = async (tenderId: string): Promise<void> => {
    await reverseDue(tenderId).catch((err: unknown) => given.logger.error({ err }, 'reversal failed'));
  };
  const settle = (settlementId?: string): Promise<number> =>
    unlessPaused(() => settleDue({ ...inBackground, reverseNow }, settlementId));
  const settleSoon = (settlementId: string) => void settling.start(() => settle(settlementId));
  const giftCardPorts = {
    ...{ giftCards: ports.giftCards, giftCardBalances: ports.giftCardBalances },
    ...{ rateLimits: ports.giftCardLimits, sourceFactor: given.sourceFactor, robots: ports.robots },
    counted: ports.giftCardCounted,
    evenTime: { now: given.now, wait: given.wait, stepMs: GIFT_CARD_STEP_MS },
  };
  const inRequest = { ...given, providers, limits, payments, ownHolds: ports.ownHolds, reverseNow };

  return {
    verifyPlan: (order: PlanToVerify) => verifyPlan(ports, order),
    async authorise(order: AuthoriseOrder) {
      const outcome = await authorisePayment(inRequest, order);
      await countDecline(ports.limits, order, outcome);
      return outcome;
    },
    resume: (order: ResumeOrder) => resumePayment(inRequest, order),
    cancel: (cancel: { readonly placementId: string; readonly reason: string }) =>
      cancelPayment({ payments, reverseSoon: () => void reversing.start(() => reverseDue()) }, cancel),
    find: payments.find,
    addGiftCard: (card: GiftCardToAdd) => addGiftCard(giftCardPorts, card),
    removeGiftCard: (id: string, owner: TokenOwner) => removeGiftCard(ports, id, owner),
    revealGiftCard: (of: Parameters<typeof revealGiftCard>[1]) => revealGiftCard(ports, of),
    recordGiftCardDelivery: ports.deliveries.record,
    soldGiftCards: ports.deliveries.sold,
    checkGiftCardBalance: (card: GiftCard, asker: Asker) => checkGiftCardBalance(giftCardPorts, card, asker),
    issueCaptureContext: (owner: TokenOwner) => issueCaptureContext({ cards, contexts }, owner),
    /** Whether a shopper who pays by card now has to agree that the card is stored. */
    mayStoreCard: (promisedDay: string | undefined) =>
      mayStoreCard(providers['credit-card']?.capabilities.hold, promisedDay, given.now()),
    setUpAuthentication: (owner: TokenOwner, transientToken: string) =>
      setUpAuthentication({ cards, sessions, setUps }, owner, transientToken),

    /** Records what a movement of an order requires; the settlement itself follows in the background. */
    recordSettlement: (order: SettlementOrder, messageId: string) =>
      recordSettlement({ settlements, settleSoon }, order, messageId),
    settleByOperator: (order: OperatorOrder) => settleByOperator({ settlements, settleNow: settle }, order),
    showPayment: settlements.show,
    reconcileSettlements: (since?: Date) =>
      reconcileSettlements({ ledger, providers: ports.providers }, since),

    /** One sweep each. @returns how many rows were handled */
    resolveStale: () => unlessPaused(() => resolveStaleTenders(inBackground)),
    reverseDue: () => reverseDue(),
    settleDue: () => settle(),
    /** Orders that were paid again. Nothing is sent to a provider. */
    takeOverHolds: () => unlessPaused(() => takeOverHolds(inBackground)),
    /** Holds that come to their end, and cards that were stored for a renewal. */
    watchHolds: () => unlessPaused(() => watchHolds({ ...inBackground, settleSoon })),
    forgetStoredCards: () => unlessPaused(() => forgetStoredCards(inBackground)),
    issueGiftCards: () => unlessPaused(() => issueGiftCards(inBackground)),
    readPause: () => ports.pause.refresh(),
    pauseState: () => ports.pause.state(),
    /** After a restore: docs/runbooks/restore.md. @param by who does it, for the audit row */
    importReports: (by: string) => importReports(inBackground, by),
    resumePayments: (by: string) => resumePayments(inBackground, by),
    acceptMovement: (order: {
      readonly transactionId: string;
      readonly reason: string;
      readonly by: string;
    }) => acceptMovement(inBackground, order),
    keepLostOrder: ports.restores.keep,
    purgeGiftCards: () => ports.backgroundGiftCards.purge(given.now()),
    /** Gift cards and stored cards of former keys of the vault. */
    async reseal(): Promise<number> {
      const resealed = await ports.storedCards.reseal();
      return resealed + (await ports.backgroundGiftCards.reseal());
    },
    async purgeCardSessions(): Promise<number> {
      let purged = 0;
      await sweepEach([contexts, setUps], async ({ purge }) => (purged += await purge(given.now())));
      return purged;
    },
    /** Deletes counters whose window has ended. */
    pruneCounters: () => ports.rateLimits.prune(COUNTERS_AT_ONCE),

    /** Resolves when no background work is running or queued. */
    async idle(): Promise<void> {
      await Promise.all([settling.idle(), reversing.idle()]);
    },
    /** Drops queued background work, which a sweeper finds later; resolves when the running work has ended. */
    async drained(): Promise<void> {
      await Promise.all([settling.stop(), reversing.stop()]);
    },
  };
}

export type Application = ReturnType<typeof createApplication>;
