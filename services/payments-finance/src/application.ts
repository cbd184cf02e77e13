import type pg from 'pg';
import { sweepEach } from '@loupe/database/sweep-each';
import { poolTx } from '@loupe/database/tx';
import { withKillPoints } from '@loupe/subgraph-server/kill-points';
import type { KillPoints } from '@loupe/subgraph-server/kill-points';
import type { Logger } from '@loupe/telemetry/logger';
import { createBackgroundWork } from './adapters/background-work.ts';
import { captureContextRepository } from './adapters/db/capture-context-repository.ts';
import type { DatabaseClock } from './adapters/db/database-clock.ts';
import { payerAuthenticationRepository } from './adapters/db/payer-authentication-repository.ts';
import { paymentRepository } from './adapters/db/payment-repository.ts';
import { createPrisma } from './adapters/db/prisma-client.ts';
import { reversalRepository } from './adapters/db/reversal-repository.ts';
import { paymentChanged as eventOf } from './events/published/payment-changed.ts';
import { createSettlements } from './settlement-application.ts';
import { authorisePayment } from './use-cases/authorise-payment.ts';
import type { AuthoriseOrder } from './use-cases/authorise-payment.ts';
import { cancelPayment } from './use-cases/cancel-payment.ts';
import { issueCaptureContext } from './use-cases/issue-capture-context.ts';
import type { CardProvider } from './use-cases/ports.ts';
import type { TokenOwner } from './use-cases/payer.ts';
import { resolveStaleTenders } from './use-cases/resolve-stale-tenders.ts';
import { resumePayment } from './use-cases/resume-payment.ts';
import type { ResumeOrder } from './use-cases/resume-payment.ts';
import { REVERSE_SOON, reverseDueTenders } from './use-cases/reverse-due-tenders.ts';
import { SETTLE_SOON } from './use-cases/settle-due.ts';
import { setUpAuthentication } from './use-cases/set-up-authentication.ts';
import type { CallRoom, ProviderReport, SettlementProvider } from './use-cases/settlement-ports.ts';

export interface Edges {
  readonly requestPool: pg.Pool;
  readonly backgroundPool: pg.Pool;
  readonly cards: CardProvider & SettlementProvider & ProviderReport & CallRoom;
  readonly clock: DatabaseClock;
  readonly wakeRelay: () => void;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly logger: Logger;
  /** Below this the bank is asked to let a payment pass without seeing the shopper. */
  readonly lowValueMinorUnits: number;
  /** In fault runs: where the process may be ended. */
  readonly killPoints?: KillPoints | undefined;
}

/** The use cases on their stores. `main` and the tests differ in the edges only. */
export function createApplication({ requestPool, backgroundPool, killPoints, ...given }: Edges) {
  const { clock, logger, now } = given;
  const killable = <Port extends object>(name: string, port: Port) => withKillPoints(name, port, killPoints);
  const cards = killable('cards', given.cards);
  const edges = { ...given, cards };
  const prisma = createPrisma(requestPool);
  const contexts = killable('contexts', captureContextRepository(prisma));
  const setUps = killable('setUps', payerAuthenticationRepository(prisma));
  const paymentsOn = (pool: pg.Pool) => killable('payments', paymentRepository(pool, { ...edges, eventOf }));
  const payments = paymentsOn(requestPool);
  const swept = {
    payments: paymentsOn(backgroundPool),
    reversals: killable('reversals', reversalRepository(poolTx(backgroundPool), clock)),
    cards,
    logger,
  };
  const settling = createBackgroundWork(logger, SETTLE_SOON);
  const reversing = createBackgroundWork(logger, REVERSE_SOON);
  const reverseDue = (tenderId?: string): Promise<number> => reverseDueTenders(swept, tenderId);
  const reverseNow = async (tenderId: string): Promise<void> => {
    await reverseDue(tenderId).catch((error: unknown) => logger.error({ err: error }, 'reversal failed'));
  };
  const holding = { ...edges, payments, reverseNow };

  return {
    authorise: (order: AuthoriseOrder) => authorisePayment(order, holding),
    resume: (order: ResumeOrder) => resumePayment(order, holding),
    cancel: (cancel: { readonly placementId: string; readonly reason: string }) =>
      cancelPayment(cancel, { payments, reverseSoon: () => void reversing.start(() => reverseDue()) }),
    find: payments.find,
    issueCaptureContext: (owner: TokenOwner) => issueCaptureContext(owner, { cards, contexts }),
    setUpAuthentication: (owner: TokenOwner, transientToken: string) =>
      setUpAuthentication(owner, transientToken, { cards, contexts, setUps }),
    ...createSettlements({
      ...{ ...edges, ...swept, pool: backgroundPool, reverseNow, settling, killable },
    }),
    /** One sweep each; how many rows were dealt with. */
    resolveStale: () => resolveStaleTenders(swept),
    reverseDue: () => reverseDue(),
    async purgeCardSessions(): Promise<number> {
      let purged = 0;
      await sweepEach([contexts, setUps], async ({ purge }) => (purged += await purge(now())));
      return purged;
    },
    /** What outlived its request, or its event, has ended. */
    async idle(): Promise<void> {
      await Promise.all([settling.idle(), reversing.idle()]);
    },
    /** What outlives its request has ended, what has not begun is left to a sweeper, and Prisma has let go of the pool. */
    async drained(): Promise<void> {
      await Promise.all([settling.stop(), reversing.stop()]);
      await prisma.$disconnect();
    },
  };
}
