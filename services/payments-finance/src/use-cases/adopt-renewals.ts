import { adoptOne } from './adopt-settlements.ts';
import { holdReference } from './ports/hold-store.ts';
import type { ImportPorts, ReportedMovement } from './ports/import-dependencies.ts';
import { isFor, settlementKey } from './ports/request-key.ts';

/**
 * Holds that were renewed in the lost time: their renewals are recorded again, and adopt the authorisation whose transaction id has
 * their key. Before captures are adopted, which are of the hold that stood then. The hold that was replaced is reversed when payments
 * go on, which has no effect where it was reversed before.
 * @returns how many
 */
export async function adoptRenewals(
  ports: ImportPorts,
  report: readonly ReportedMovement[],
): Promise<number> {
  const authorisations = report.filter(({ kind }) => kind === 'authorisation');
  const references = [...new Set(authorisations.map(({ reference }) => reference))];
  let count = 0;
  for (const hold of await ports.holds.standing(references)) {
    const { tenderId, method, heldUntil } = hold;
    const reference = holdReference(heldUntil);
    const key = settlementKey(tenderId, 'renew', reference);
    if (!authorisations.some(({ transactionId }) => isFor(key, transactionId))) continue;
    const judged = await ports.holds.judge(hold, () => 'renew');
    const settlementId = judged?.settlementId;
    if (settlementId === undefined) continue;
    count += await adoptOne(ports, { settlementId, tenderId, method, kind: 'renew', reference }, report);
  }
  return count;
}
