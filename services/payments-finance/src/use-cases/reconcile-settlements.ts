import { reconcile } from '../domain/settlement/reconcile.ts';
import type { LedgerDifference } from '../domain/settlement/reconcile.ts';
import type { LedgerReads, ProviderReport } from './settlement-ports.ts';

/**
 * Compares our ledger with the provider's report, movement by movement. Movements booked while the report is read are not
 * reported as missing.
 * @param from the start of the period; by default that of the report
 * @returns the differences
 * @throws when the report is not available
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

/** For an empty report the whole ledger is compared: everything we have booked is missing there. */
const beginningOf = (reported: readonly { readonly at: Date }[]): Date =>
  new Date(reported.reduce((first, { at }) => Math.min(first, at.getTime()), reported.length && Infinity));
