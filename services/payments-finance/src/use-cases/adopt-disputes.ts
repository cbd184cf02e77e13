import type { ImportPorts, ReportedMovement } from './ports/import-dependencies.ts';

/** Disputes that the lost time has opened. Their reasons and deadlines are not in a report: an operator looks them up. */
export async function adoptDisputes(
  { disputes }: Pick<ImportPorts, 'disputes'>,
  report: readonly ReportedMovement[],
): Promise<void> {
  for (const { kind, method, providerId, captureId, reference, amount, currency } of report) {
    if (kind !== 'dispute' || captureId === undefined) continue;
    const about = { disputeId: providerId, captureId, reference, minorUnits: amount, currency };
    await disputes.open(method, { ...about, reason: '', answerBy: null });
  }
}
