import { sweepEach } from '@loupe/database/sweep-each';
import type { Logger } from '@loupe/telemetry/logger';
import { createBackgroundWork } from './adapters/background-work.ts';
import type { OperatorOrder } from './domain/settlement/judge-operator.ts';
import type { Ports } from './ports.ts';
import { authorisePayment } from './use-cases/authorise-payment.ts';
import type { AuthoriseOrder } from './use-cases/authorise-payment.ts';
import { cancelPayment } from './use-cases/cancel-payment.ts';
import { issueCaptureContext } from './use-cases/issue-capture-context.ts';
import type { TokenOwner } from './use-cases/payer.ts';
import { reconcileSettlements } from './use-cases/reconcile-settlements.ts';
import { recordSettlement } from './use-cases/record-settlement.ts';
import { resolveStaleTenders } from './use-cases/resolve-stale-tenders.ts';
import { resumePayment } from './use-cases/resume-payment.ts';
import type { ResumeOrder } from './use-cases/resume-payment.ts';
import { REVERSE_SOON, reverseDueTenders } from './use-cases/reverse-due-tenders.ts';
import { setUpAuthentication } from './use-cases/set-up-authentication.ts';
import { settleByOperator } from './use-cases/settle-by-operator.ts';
import { SETTLE_SOON, settleDue } from './use-cases/settle-due.ts';
import type { SettlementOrder } from './use-cases/settlement-ports.ts';

export interface ApplicationOptions {
  readonly ports: Ports;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly logger: Logger;
  /** Below this amount the bank is asked for an exemption from the challenge. */
  readonly lowValueMinorUnits: number;
}

/** The use cases bound to their ports, and the background work that they start. */
export function createApplication({ ports, ...given }: ApplicationOptions) {
  const { payments, backgroundPayments, settlements, ledger, cards, contexts, setUps } = ports;
  const settling = createBackgroundWork(given.logger, SETTLE_SOON);
  const reversing = createBackgroundWork(given.logger, REVERSE_SOON);
  const inBackground = { ...given, ...ports, payments: backgroundPayments };
  const reverseDue = (tenderId?: string): Promise<number> => reverseDueTenders(inBackground, tenderId);
  const reverseNow = async (tenderId: string): Promise<void> => {
    await reverseDue(tenderId).catch((err: unknown) => given.logger.error({ err }, 'reversal failed'));
  };
  const settle = (settlementId?: string): Promise<number> =>
    settleDue({ ...inBackground, reverseNow }, settlementId);
  const inRequest = { ...given, cards, payments, reverseNow };

  return {
    authorise: (order: AuthoriseOrder) => authorisePayment(order, inRequest),
    resume: (order: ResumeOrder) => resumePayment(order, inRequest),
    cancel: (cancel: { readonly placementId: string; readonly reason: string }) =>
      cancelPayment(cancel, { payments, reverseSoon: () => void reversing.start(() => reverseDue()) }),
    find: payments.find,
    issueCaptureContext: (owner: TokenOwner) => issueCaptureContext(owner, { cards, contexts }),
    setUpAuthentication: (owner: TokenOwner, transientToken: string) =>
      setUpAuthentication(owner, transientToken, { cards, contexts, setUps }),

    /** Records what a movement of an order requires; the settlement itself follows in the background. */
    recordSettlement: (order: SettlementOrder, messageId: string) =>
      recordSettlement(order, messageId, {
        settlements,
        settleSoon: (settlementId) => void settling.start(() => settle(settlementId)),
      }),
    settleByOperator: (order: OperatorOrder) => settleByOperator(order, { settlements, settleNow: settle }),
    showPayment: settlements.show,
    reconcileSettlements: (since?: Date) => reconcileSettlements({ ledger, report: cards }, since),

    /** One sweep each. @returns how many rows were handled */
    resolveStale: () => resolveStaleTenders(inBackground),
    reverseDue: () => reverseDue(),
    settleDue: () => settle(),
    async purgeCardSessions(): Promise<number> {
      let purged = 0;
      await sweepEach([contexts, setUps], async ({ purge }) => (purged += await purge(given.now())));
      return purged;
    },

    /** Resolves when no background work is running or queued. */
    async idle(): Promise<void> {
      await Promise.all([settling.idle(), reversing.idle()]);
    },
    /** Drops queued background work, which a sweeper finds later; resolves when the running work has ended. */
    async drained(): Promise<void> {
      await Promise.all([settling.stop(), reversing.stop()]);
      await ports.close();
    },
  };
}

export type Application = ReturnType<typeof createApplication>;
