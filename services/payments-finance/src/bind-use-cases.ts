import { bindPorts } from '@loupe/subgraph-server/bind-ports';
import { createBackgroundWork } from './adapters/background-work.ts';
import { mayStoreCard } from './domain/payment/hold-terms.ts';
import type { Ports } from './ports.ts';
import { addGiftCard } from './use-cases/add-gift-card.ts';
import { openApproval, readApproval } from './use-cases/approvals.ts';
import type { AttemptPorts } from './use-cases/attempt.ts';
import { authorisePayment } from './use-cases/authorise-payment.ts';
import type { AuthoriseOrder } from './use-cases/authorise-payment.ts';
import { cancelPayment } from './use-cases/cancel-payment.ts';
import { checkGiftCardBalance } from './use-cases/check-gift-card-balance.ts';
import { countDecline } from './use-cases/count-decline.ts';
import { FOLLOW_SOON, followNotices } from './use-cases/follow-notices.ts';
import { forgetStoredCards } from './use-cases/forget-stored-cards.ts';
import { importLenderTerms } from './use-cases/import-lender-terms.ts';
import { importReports } from './use-cases/import-reports.ts';
import { issueCaptureContext } from './use-cases/issue-capture-context.ts';
import { issueGiftCards } from './use-cases/issue-gift-cards.ts';
import { lookAtRequestedLoans } from './use-cases/look-at-requested-loans.ts';
import { lookAtWaits } from './use-cases/look-at-waits.ts';
import { openMerchantSession } from './use-cases/open-merchant-session.ts';
import { takeOverHolds } from './use-cases/pay-again.ts';
import type { PaymentMethod } from './domain/payment/payment.ts';
import type { AttemptLimits } from './use-cases/ports/attempt-limits.ts';
import type { Providers } from './use-cases/ports/providers.ts';
import { receiveNotice } from './use-cases/receive-notice.ts';
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
import { silentMethods } from './use-cases/silent-methods.ts';
import { pruneOldRows } from './use-cases/prune-old-rows.ts';
import { verifyPlan } from './use-cases/verify-plan.ts';
import { watchHolds } from './use-cases/watch-holds.ts';

/** Longer than the gift card provider usually takes. */
const GIFT_CARD_STEP_MS = 1_000;

/** The use cases that resolvers, the RPC, the consumer and operators can call. */
const USE_CASES = {
  addGiftCard,
  async authorise(ports: AttemptPorts & { readonly limits: AttemptLimits }, order: AuthoriseOrder) {
    const outcome = await authorisePayment(ports, order);
    await countDecline(ports.limits, order, outcome);
    return outcome;
  },
  cancel: cancelPayment,
  checkGiftCardBalance,
  issueCaptureContext,
  /** Whether a shopper who pays by card now has to agree that the card is stored. */
  mayStoreCard: ({ providers, now }: Pick<Ports, 'providers' | 'now'>, promisedDay: string | undefined) =>
    mayStoreCard(providers['credit-card']?.capabilities.hold, promisedDay, now()),
  openApproval,
  openMerchantSession,
  readApproval,
  receiveNotice,
  reconcileSettlements,
  recordSettlement,
  removeGiftCard,
  resume: resumePayment,
  revealGiftCard,
  setUpAuthentication,
  settleByOperator,
  silentMethods,
  verifyPlan,
};

/** What operators do after a restore: docs/runbooks/restore.md. */
const RESTORING = { acceptMovement, importReports, resumePayments };

/** What a sweeper does at once, each except while payments are paused. @returns how many rows were handled */
const SWEPT = {
  /** What providers told of their own accord. */
  followNotices,
  forgetStoredCards,
  issueGiftCards,
  /** What providers have decided that decide later. */
  lookAtWaits,
  /** What lenders have paid. */
  lookAtRequestedLoans,
  resolveStale: resolveStaleTenders,
  /** Orders that were paid again. Nothing is sent to a provider. */
  takeOverHolds,
  /** Holds that come to their end, and cards that were stored for a renewal. */
  watchHolds,
};

/** The use cases bound to their ports, and the background work that they start. */
export function bindUseCases(ports: Ports) {
  const { payments, backgroundPayments, deliveries, logger, now, restores, wait } = ports;
  const settling = createBackgroundWork(logger, SETTLE_SOON);
  const following = createBackgroundWork(logger, FOLLOW_SOON);
  const reversing = createBackgroundWork(logger, REVERSE_SOON);
  const inBackground = { ...ports, payments: backgroundPayments };
  /** After a restore nothing is attempted, so that no attempt is used up. */
  const unlessPaused = async (work: () => Promise<number>): Promise<number> =>
    ports.pause.isPaused() ? 0 : work();
  const reverseDue = (tenderId?: string): Promise<number> =>
    unlessPaused(() => reverseDueTenders(inBackground, tenderId));
  const reverseNow = async (tenderId: string): Promise<void> => {
    await reverseDue(tenderId).catch((err: unknown) => logger.error({ err }, 'reversal failed'));
  };
  const settle = (settlementId?: string): Promise<number> =>
    unlessPaused(() => settleDue({ ...inBackground, reverseNow }, settlementId));
  const settleSoon = (settlementId: string) => void settling.start(() => settle(settlementId));
  const resume = (order: ResumeOrder) => resumePayment({ ...inBackground, reverseNow }, order);
  const swept = bindPorts(SWEPT, { ...inBackground, settleSoon, resume });
  const inRequest = {
    ...ports,
    rateLimits: ports.giftCardLimits,
    counted: ports.giftCardCounted,
    evenTime: { now, wait, stepMs: GIFT_CARD_STEP_MS },
    reverseNow,
    reverseSoon: () => void reversing.start(() => reverseDue()),
    settleNow: settle,
    settleSoon,
    noticeStored: () => void following.start(() => unlessPaused(swept.followNotices)),
  };

  return {
    ...bindPorts(USE_CASES, inRequest),
    ...bindPorts(RESTORING, inBackground),
    find: payments.find,
    sumRefunds: ports.sumRefunds,
    recordGiftCardDelivery: deliveries.record,
    soldGiftCards: deliveries.sold,
    showPayment: ports.settlements.show,
    keepLostOrder: restores.keep,

    /** One sweep each. @returns how many rows were handled */
    reverseDue: () => reverseDue(),
    settleDue: () => settle(),
    resolveStale: () => unlessPaused(swept.resolveStale),
    takeOverHolds: () => unlessPaused(swept.takeOverHolds),
    watchHolds: () => unlessPaused(swept.watchHolds),
    forgetStoredCards: () => unlessPaused(swept.forgetStoredCards),
    issueGiftCards: () => unlessPaused(swept.issueGiftCards),
    followNotices: () => unlessPaused(swept.followNotices),
    lookAtWaits: () => unlessPaused(swept.lookAtWaits),
    lookAtRequestedLoans: () => unlessPaused(swept.lookAtRequestedLoans),
    /** The methods whose providers tell of their own accord. */
    toldBy: methodsToldOf(ports.providers),
    readPause: () => ports.pause.refresh(),
    /** Finance products, from memory. */
    /** When a purchase may be paid in three. */
    instalments: ports.instalments,
    finance: () => ports.financeMemory.current(),
    readFinance: () => ports.financeMemory.refresh(),
    importLenderTerms: () => importLenderTerms(ports),
    /** One sweep: the next one is due when its time has come, whatever this one found. */
    async sweepLenderTerms(): Promise<number> {
      await importLenderTerms(ports);
      return 0;
    },
    saveIbcThreshold: ports.finance.saveThreshold,
    pauseState: () => ports.pause.state(),
    /** What is past its time. */
    pruneOldRows: () => pruneOldRows(ports),
    /** Gift cards and stored cards of former keys of the vault. */
    async reseal(): Promise<number> {
      const resealed = await ports.storedCards.reseal();
      return resealed + (await ports.backgroundGiftCards.reseal());
    },

    /** Resolves when no background work is running or queued. */
    async idle(): Promise<void> {
      await Promise.all([settling.idle(), reversing.idle(), following.idle()]);
    },
    /** Drops queued background work, which a sweeper finds later; resolves when the running work has ended. */
    async drained(): Promise<void> {
      await Promise.all([settling.stop(), reversing.stop(), following.stop()]);
    },
  };
}

const methodsToldOf = (providers: Providers): PaymentMethod[] =>
  (Object.keys(providers) as PaymentMethod[]).filter((method) => providers[method]?.readNotice !== undefined);

export type UseCases = ReturnType<typeof bindUseCases>;
