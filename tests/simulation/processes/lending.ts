import { createBackgroundWork } from '../../../services/payments-finance/src/adapters/background-work.ts';
import { loanTenders } from '../../../services/payments-finance/src/adapters/v12/v12-provider.ts';
import type { PaymentMethod } from '../../../services/payments-finance/src/domain/payment/payment.ts';
import { paymentWaitingChanged } from '../../../services/payments-finance/src/events/published/payment-waiting-changed.ts';
import type { AuthoriseOutcome } from '../../../services/payments-finance/src/use-cases/attempt.ts';
import {
  FOLLOW_SOON,
  followNotices,
} from '../../../services/payments-finance/src/use-cases/follow-notices.ts';
import { lookAtRequestedLoans } from '../../../services/payments-finance/src/use-cases/look-at-requested-loans.ts';
import { lookAtWaits } from '../../../services/payments-finance/src/use-cases/look-at-waits.ts';
import type { Providers } from '../../../services/payments-finance/src/use-cases/ports/providers.ts';
import type { ResumeOrder } from '../../../services/payments-finance/src/use-cases/resume-payment.ts';
import { receiveNotice } from '../../../services/payments-finance/src/use-cases/receive-notice.ts';
import { startLoop } from '../engine/loop.ts';
import type { ProcessRun } from '../engine/machine.ts';
import { lenderTransport } from '../provider/lender.ts';
import type { Lending } from '../provider/lending.ts';
import { memoryNoticeStore } from '../stores/payments/notice-store.ts';
import type { PaymentsTables } from '../stores/payments/tables.ts';
import type { WaitTelling } from '../stores/payments/tell-waiting.ts';
import { memoryWaitStore } from '../stores/payments/wait-store.ts';
import type { RunStatement } from '../stores/run-statement.ts';
import { SILENT } from './silent-logger.ts';

const LENDER: PaymentMethod = 'v12';

interface Common {
  readonly now: () => Date;
  readonly newId: () => string;
}

/** What is told of payments that wait for the lender. */
export const waitTelling = (common: Common): WaitTelling => ({
  ...common,
  mayWait: (method) => method === LENDER,
  waitingEventOf: paymentWaitingChanged,
});

/** The production adapter of the lender. */
export function loans(processRun: ProcessRun, { book, products, terms: waits }: Lending) {
  const transport = lenderTransport(processRun, book);
  const termsOf = (key: string) => products.find((product) => product.key === key);
  const { now } = processRun;
  return loanTenders({ transport, afterwards: transport }, { now, logger: SILENT, termsOf, waits });
}

interface LendingPorts extends Common {
  readonly tables: PaymentsTables;
  readonly run: RunStatement;
  readonly providers: Providers;
  readonly resume: (order: ResumeOrder) => Promise<AuthoriseOutcome>;
}

/** What follows from the lender's messages and from asking it. @returns what the lender's messages are given to */
export function startLending(
  processRun: ProcessRun,
  { isOpen }: Lending,
  { tables, run, ...common }: LendingPorts,
) {
  const notices = memoryNoticeStore(tables, run) as never;
  const waits = memoryWaitStore(tables, run, waitTelling(common));
  const ports = { ...common, notices, waits, disputes: undefined as never, logger: SILENT };
  const following = createBackgroundWork(SILENT, FOLLOW_SOON);
  if (isOpen) {
    startLoop(processRun, { everyMs: 5_000 }, () => followNotices(ports));
    startLoop(processRun, { everyMs: 5_000 }, () => lookAtWaits(ports));
    startLoop(processRun, { everyMs: 5_000 }, () => lookAtRequestedLoans(ports));
  }
  const noticeStored = () => void following.start(() => followNotices(ports));
  return ({ body }: { readonly body: Buffer }) =>
    receiveNotice({ ...ports, noticeStored }, LENDER, { headers: {}, body });
}
