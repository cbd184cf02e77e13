import { reconcile } from '../domain/settlement/reconcile.ts';
import type { LedgerDifference } from '../domain/settlement/reconcile.ts';
import type { LedgerReads, ProviderReport } from './settlement-ports.ts';

/**
 * Compares our ledger with the provider's report, movement by movement. What is booked while the report is read is never taken
 * for missing there.
 * @param from the beginning of the period, else that of the report
 * @returns the differences; none when every penny is accounted for
 * @throws when the report cannot be had
 */
export async function reconcileSettlements(
  { ledger, report }: { readonly ledger: LedgerReads; readonly report: ProviderReport },
  from?: Date,
): Promise<LedgerDifference[]> {
  const until = await ledger.now();
  const reported = await report.movements();
  const since = from ?? beginningOf(reported);
  const recent = reported.filter(({ at }) => at >= since).map(({ transactionId }) => transactionId);
  return reconcile(await ledger.movements({ since, until }, recent), reported, since);
}

/** Of a report that names nothing everything we have booked is missing. */
const beginningOf = (reported: readonly { readonly at: Date }[]): Date =>
  new Date(reported.reduce((first, { at }) => Math.min(first, at.getTime()), reported.length && Infinity));
