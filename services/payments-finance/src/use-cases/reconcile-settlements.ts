import { reconcile } from '../domain/settlement/reconcile.ts';
import type { LedgerDifference } from '../domain/settlement/reconcile.ts';
import type { LedgerReads, ProviderReport } from './settlement-ports.ts';

/**
 * Compares our ledger with the provider's report, movement by movement. Our side is read first, so that what is booked
 * meanwhile may be missing here for one run and is never taken for missing there.
 * @returns the differences; none when every penny is accounted for
 * @throws when the report cannot be had
 */
export async function reconcileSettlements({
  ledger,
  report,
}: {
  readonly ledger: LedgerReads;
  readonly report: ProviderReport;
}): Promise<LedgerDifference[]> {
  const booked = await ledger.movements();
  return reconcile(booked, await report.movements());
}
