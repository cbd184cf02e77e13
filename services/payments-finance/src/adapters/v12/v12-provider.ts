import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import type { Logger } from '@loupe/telemetry/logger';
import type { LenderTerms } from '../../domain/finance/finance-product.ts';
import { waitingTerms, WAITS_OF_A_LOAN } from '../../domain/payment/waiting.ts';
import type { WaitingTerms } from '../../domain/payment/waiting.ts';
import type { TenderProvider } from '../../use-cases/ports/tender-provider.ts';
import { readApplication } from './application.ts';
import { V12_CAPABILITIES } from './capabilities.ts';
import { authorise, resume } from './decide.ts';
import { readNotice } from './notice.ts';
import { movements } from './report.ts';
import { reverse } from './reverse.ts';
import { capture, refund, undo } from './settle.ts';
import { submit } from './submit.ts';
import { createTransport } from './transport.ts';
import type { Transport, TransportOptions } from './transport.ts';

export interface LoanTerms {
  readonly now: () => Date;
  readonly logger: Logger;
  /** The lender's terms of one of our products; undefined for one that is not offered now. */
  readonly termsOf: (key: string) => LenderTerms | undefined;
  /** How long an application may take. */
  readonly waits?: WaitingTerms;
}

export interface LenderTransports {
  /** For calls that a shopper waits for. */
  readonly transport: Transport;
  readonly afterwards: Transport;
}

/**
 * EU-22: V12 Retail Finance. Calls that a shopper waits for have their own connections and circuit breaker, so that failing payment
 * requests and cancellations do not stop applications.
 */
export function createV12Provider(
  options: LoanTerms & TransportOptions,
): TenderProvider & { close(): Promise<void> } {
  const transport = createTransport(options, TIME_OUTS.loan);
  const afterwards = createTransport(options, TIME_OUTS.loanAfterwards);
  return {
    ...loanTenders({ transport, afterwards }, options),
    async close() {
      await Promise.all([transport.close(), afterwards.close()]);
    },
  };
}

export function loanTenders(
  { transport, afterwards }: LenderTransports,
  { now, logger, termsOf, waits = waitingTerms(WAITS_OF_A_LOAN) }: LoanTerms,
): TenderProvider {
  return {
    capabilities: { ...V12_CAPABILITIES, waits },
    async verify(details) {
      const key = details.method === 'v12' ? details.token : undefined;
      const terms = key === undefined ? undefined : termsOf(key);
      if (terms === undefined) return undefined;
      const { lenderProductId, lenderProductGuid } = terms;
      return {
        maskedNumber: '',
        cardType: 'V12',
        cardDigest: '',
        data: { lenderProductId, lenderProductGuid },
      };
    },
    prepare: (order, timeoutMs) => submit(order, timeoutMs, { transport, now, logger }),
    resume: (order, timeoutMs) => resume(order, timeoutMs, transport),
    authorise: (order, timeoutMs) => authorise(order, timeoutMs, transport),
    reverse: (order) => reverse(order, afterwards),
    capture: ({ authorisationId: id, amount }, timeoutMs) => capture({ id, amount }, timeoutMs, afterwards),
    refund: async ({ authorisationId: id, amount }, timeoutMs) =>
      id === undefined
        ? { kind: 'refused', reason: 'nothing-captured' }
        : refund({ id, amount }, timeoutMs, afterwards),
    async applicationStatus(id, timeoutMs) {
      const read = await readApplication(id, timeoutMs, afterwards);
      return read.kind === 'read' ? read.application.status : undefined;
    },
    readNotice: (message, timeoutMs) => readNotice(message, timeoutMs, afterwards),
    undo: (order) => undo(order, afterwards),
    reportedKinds: ['authorisation'],
    movements: () => movements(afterwards),
    room: () => afterwards.room(),
  };
}
