import type { PaymentMethod } from '../domain/payment/payment.ts';
import { reconcile } from '../domain/settlement/reconcile.ts';
import type { LedgerDifference } from '../domain/settlement/reconcile.ts';
import { ReportUnavailableError } from './ports/settlement-store.ts';
import type { LedgerReads, ProviderReport } from './ports/settlement-store.ts';

export interface MethodDifference extends LedgerDifference {
  readonly method: PaymentMethod;
}

/** A provider whose report could not be read: its movements were not compared. */
export interface UnreadReport {
  readonly method: PaymentMethod;
  readonly why: string;
}

export interface Reconciliation {
  readonly differences: readonly MethodDifference[];
  readonly unread: readonly UnreadReport[];
}

interface ReconcileSettlementsPorts {
  readonly ledger: LedgerReads;
  readonly providers: Readonly<Partial<Record<PaymentMethod, ProviderReport>>>;
}

/**
 * Compares our ledger with each provider's report, movement by movement. Movements booked while the report is read are not
 * reported as missing. A report that cannot be read does not hide the differences of the other providers.
 * @param from the start of the period; by default that of the report
 */
export async function reconcileSettlements(
  { ledger, providers }: ReconcileSettlementsPorts,
  from?: Date,
): Promise<Reconciliation> {
  const differences: MethodDifference[] = [];
  const unread: UnreadReport[] = [];
  for (const [method, report] of Object.entries(providers) as [PaymentMethod, ProviderReport][]) {
    try {
      const found = await reconcileMethod({ ledger, report }, method, from);
      differences.push(...found.map((difference) => ({ ...difference, method })));
    } catch (error) {
      if (!(error instanceof ReportUnavailableError)) throw error;
      unread.push({ method, why: error.message });
    }
  }
  return { differences, unread };
}

async function reconcileMethod(
  { ledger, report }: { readonly ledger: LedgerReads; readonly report: ProviderReport },
  method: PaymentMethod,
  from: Date | undefined,
): Promise<LedgerDifference[]> {
  const until = await ledger.now();
  const reported = await report.movements();
  const since = from ?? beginningOf(reported);
  const recent = reported.filter(({ at }) => at >= since).map(({ transactionId }) => transactionId);
  const booked = await ledger.movements(method, { since, until }, recent);
  const { reportedKinds: kinds } = report;
  const comparable = kinds === undefined ? booked : booked.filter(({ kind }) => kinds.includes(kind));
  return reconcile(comparable, reported, since);
}

/** For an empty report the whole ledger is compared: everything we have booked is missing there. */
const beginningOf = (reported: readonly { readonly at: Date }[]): Date =>
  new Date(reported.reduce((first, { at }) => Math.min(first, at.getTime()), reported.length && Infinity));
