import { isFor, requestKey } from './ports/request-key.ts';
import type { ImportPorts, ReportedMovement } from './ports/import-dependencies.ts';

/**
 * Gift cards that were issued or cancelled in the lost time. Number and PIN of one that was issued are lost with it: its buyer has them
 * by e-mail, or is helped by a person. It is not issued a second time.
 * @returns how many
 */
export async function adoptGiftCards(
  { restores }: Pick<ImportPorts, 'restores'>,
  report: readonly ReportedMovement[],
): Promise<number> {
  const issues = report.filter(({ kind }) => kind === 'issue');
  const unknown = await restores.unknown(issues.map(({ transactionId }) => transactionId));
  let adopted = 0;
  for (const { issueId, state, piece, transactionId } of await restores.giftCards()) {
    const found =
      state === 'intended'
        ? issues.find((one) => unknown.has(one.transactionId) && isFor(requestKey(piece), one.transactionId))
        : issues.find((one) => one.transactionId === transactionId);
    if (found === undefined) continue;
    const isCancelled = found.standing === 0;
    if (state === 'issued' && !isCancelled) continue;
    const { transactionId: id, providerId } = found;
    await restores.adoptIssue(issueId, { transactionId: id, providerId, isCancelled });
    adopted++;
  }
  return adopted;
}
