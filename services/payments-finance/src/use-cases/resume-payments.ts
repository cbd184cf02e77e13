import type { ImportPorts } from './ports/import-dependencies.ts';
import type { ImportOutcome } from './import-reports.ts';
import { importReports, readReports } from './import-reports.ts';
import { recordReported } from './import-lost-orders.ts';

export type ResumeOutcome = { readonly kind: 'resumed' } | ImportOutcome;

/**
 * Lets payments go on after a restore. The reports are imported once more first: it refuses while one cannot be read, or has a movement
 * that no row accounts for, because such a movement would be repeated.
 * @param by for the audit row
 */
export async function resumePayments(ports: ImportPorts, by: string): Promise<ResumeOutcome> {
  const outcome = await importReports(ports, by);
  if (outcome.kind !== 'imported' || outcome.unexplained.length > 0) return outcome;
  const restore = await ports.restores.open();
  if (restore !== undefined) await ports.restores.markResumed(restore.id, by);
  ports.logger.warn({ by, restoredTo: restore?.restoredTo }, 'payments go on');
  return { kind: 'resumed' };
}

export type AcceptOutcome = 'accepted' | 'not-restored' | 'not-reported' | 'no-tender';

/**
 * An operator says that a reported capture or refund was done by hand in the lost time. It becomes a row, as an operator's, with the
 * reason and who says so.
 */
export async function acceptMovement(
  ports: ImportPorts,
  order: { readonly transactionId: string; readonly reason: string; readonly by: string },
): Promise<AcceptOutcome> {
  const restore = await ports.restores.open();
  if (restore === undefined) return 'not-restored';
  const { movements } = await readReports(ports.providers);
  const found = movements.find(
    ({ transactionId, kind }) =>
      transactionId === order.transactionId && (kind === 'capture' || kind === 'refund'),
  );
  if (found === undefined) return 'not-reported';
  const { authorisationId: providerId, reference, method } = found;
  const tender = await ports.restores.tenderOf({ providerId, reference, method });
  if (tender === undefined) return 'no-tender';
  const isTaken = await recordReported(ports, found, { ...tender, reason: `${order.reason} (${order.by})` });
  return isTaken ? 'accepted' : 'no-tender';
}
