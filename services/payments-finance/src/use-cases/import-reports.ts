import type { PaymentMethod } from '../domain/payment/payment.ts';
import { adoptDisputes } from './adopt-disputes.ts';
import { adoptGiftCards } from './adopt-gift-cards.ts';
import { adoptRenewals } from './adopt-renewals.ts';
import { adoptRequests, adoptSettlements } from './adopt-settlements.ts';
import { adoptTenders, reverseReported } from './adopt-tenders.ts';
import { importLostOrders } from './import-lost-orders.ts';
import type { ImportPorts, ReportedMovement } from './ports/import-dependencies.ts';
import type { Providers } from './ports/providers.ts';
import { reconcileSettlements } from './reconcile-settlements.ts';
import type { MethodDifference, UnreadReport } from './reconcile-settlements.ts';
import { ReportUnavailableError } from './ports/settlement-store.ts';

/** Both sides' clocks, and what was under way at the moment. */
const MARGIN_MS = 3_600_000;

export type ImportOutcome =
  | { readonly kind: 'not-restored' }
  /** Some reports could not be read, so none was imported. */
  | { readonly kind: 'unread'; readonly unread: readonly UnreadReport[] }
  | {
      readonly kind: 'imported';
      /** How many movements became rows now. */
      readonly count: number;
      /** Movements at a provider that no row accounts for: an operator decides. */
      readonly unexplained: readonly MethodDifference[];
    };

/**
 * After a restore: turns what the providers did in the lost time into the rows that we would have of it, booked in the ledger. Nothing
 * is sent. A capture or refund is adopted by the settlement whose key its transaction id has; orders that the database does not have
 * get a payment of their own. May be repeated: what is known changes nothing.
 * @param by for the audit row
 */
export async function importReports(ports: ImportPorts, by: string): Promise<ImportOutcome> {
  const restore = await ports.restores.open();
  if (restore === undefined) return { kind: 'not-restored' };
  const read = await readReports(ports.providers);
  if (read.unread.length > 0) return { kind: 'unread', unread: read.unread };
  const since = new Date(restore.restoredTo.getTime() - MARGIN_MS);
  const report = read.movements.filter(({ at }) => at >= since);
  let count = await adoptTenders(ports, report);
  // Before authorisations that no row knows are taken for those of lost orders.
  count += await adoptRenewals(ports, report);
  count += await importLostOrders(ports, restore.id, report);
  count += await adoptRequests(ports, report);
  count += await adoptSettlements(ports, report);
  count += await reverseReported(ports, read.movements);
  count += await adoptGiftCards(ports, report);
  await adoptDisputes(ports, report);
  const { differences } = await reconcileSettlements(ports, since);
  const unexplained = differences.filter(({ what }) => what === 'missing-here' || what === 'amount');
  if (unexplained.length === 0) await ports.restores.markImported(restore.id, by);
  ports.logger.warn({ by, count, unexplained: unexplained.length }, 'reports imported');
  return { kind: 'imported', count, unexplained };
}

/** Every movement of every provider. */
export async function readReports(
  providers: Providers,
): Promise<{ readonly movements: readonly ReportedMovement[]; readonly unread: readonly UnreadReport[] }> {
  const movements: ReportedMovement[] = [];
  const unread: UnreadReport[] = [];
  for (const [method, provider] of Object.entries(providers) as [PaymentMethod, Providers[PaymentMethod]][]) {
    try {
      const report = (await provider?.movements()) ?? [];
      movements.push(...report.map((movement) => ({ ...movement, method })));
    } catch (error) {
      if (!(error instanceof ReportUnavailableError)) throw error;
      unread.push({ method, why: error.message });
    }
  }
  return { movements: movements.toSorted((a, b) => a.at.getTime() - b.at.getTime()), unread };
}
