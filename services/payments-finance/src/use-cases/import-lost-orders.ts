import { createHash } from 'node:crypto';
import { OPERATOR } from '../domain/settlement/settlement.ts';
import type { OrderedKind } from '../domain/settlement/settlement.ts';
import { adoptMovement, adoptSettlements } from './adopt-settlements.ts';
import { changeByReport, isOver } from './adopt-tenders.ts';
import type { ImportDependencies, ReportedMovement } from './ports/import-dependencies.ts';

/** The reference of a settlement that is known from a report alone: it counts as done by hand. */
export const reportReference = (transactionId: string): string => `${OPERATOR}report-${transactionId}`;

/**
 * Orders whose authorisation no row of ours has: each gets a payment, with its captures, refunds and releases as the report has them.
 * Their number is the placement's name, since nobody knows the placement any more.
 * @returns how many movements became rows
 */
export async function importLostOrders(
  restoreId: string,
  report: readonly ReportedMovement[],
  deps: ImportDependencies,
): Promise<number> {
  const authorisations = report.filter(({ kind }) => kind === 'authorisation');
  const unknown = await deps.restores.unknown(authorisations.map(({ transactionId }) => transactionId));
  const lost = authorisations.filter(({ transactionId }) => unknown.has(transactionId));
  let count = 0;
  for (const [orderNumber, ofOrder] of Map.groupBy(lost, ({ reference }) => reference))
    count += await importOrder({ restoreId, orderNumber, ofOrder, report }, deps);
  return count;
}

interface Lost {
  readonly restoreId: string;
  readonly orderNumber: string;
  readonly ofOrder: readonly ReportedMovement[];
  readonly report: readonly ReportedMovement[];
}

/** The same for each import, and no placement has it: placements' ids are random. */
export function lostPlacementId(transactionId: string): string {
  const hash = createHash('sha256').update(`lost|${transactionId}`).digest('hex');
  return [8, 12, 16, 20, 32].map((end, index, ends) => hash.slice(ends[index - 1] ?? 0, end)).join('-');
}

async function importOrder(
  { restoreId, orderNumber, ofOrder, report }: Lost,
  deps: ImportDependencies,
): Promise<number> {
  const tenders = ofOrder
    .map((movement) => ({ movement, over: isOver(movement, report) }))
    .toSorted((a, b) => Number(b.over) - Number(a.over));
  const placementId = lostPlacementId(tenders[0]!.movement.transactionId);
  const ids = await deps.restores.insertLost(restoreId, {
    ...{ placementId, orderNumber },
    tenders: tenders.map(({ movement: { method, transactionId, currency, amount }, over }) => ({
      ...{ method, transactionId, currency, amount, isOver: over },
    })),
  });
  if (ids === undefined) return 0;
  let count = 0;
  for (const [index, { movement, over }] of tenders.entries()) {
    const tenderId = ids[index] as string;
    await deps.payments.change(tenderId, changeByReport(movement, over));
    count += 1 + (over ? 0 : await importMovements(tenderId, placementId, movement, report, deps));
  }
  return count;
}

async function importMovements(
  tenderId: string,
  placementId: string,
  authorisation: ReportedMovement,
  report: readonly ReportedMovement[],
  deps: ImportDependencies,
): Promise<number> {
  const { providerId, reference, method, amount, standing } = authorisation;
  const mine = report.filter(
    (one) =>
      (one.kind === 'capture' || one.kind === 'refund') &&
      one.method === method &&
      (one.authorisationId === undefined ? one.reference === reference : one.authorisationId === providerId),
  );
  let [count, captured] = [0, 0];
  for (const movement of mine) {
    if (movement.kind === 'capture') captured += movement.standing;
    const on = { tenderId, placementId, reason: 'found in the provider’s report after a restore' };
    if (await recordReported(movement, on, deps)) count++;
  }
  if (standing === 0 && captured < amount) {
    const release = { tenderId, kind: 'void', amount: amount - captured } as const;
    await recordShare(placementId, `${OPERATOR}report-release-${providerId}`, release, undefined, deps);
    count += await adoptSettlements(report, deps);
  }
  return count;
}

/** A reported capture or refund as one done by hand. @returns false when the payment cannot take it */
export async function recordReported(
  movement: ReportedMovement,
  of: { readonly tenderId: string; readonly placementId: string; readonly reason: string },
  deps: Pick<ImportDependencies, 'settlements' | 'providers' | 'newId'>,
): Promise<boolean> {
  const { transactionId, amount } = movement;
  const share = { tenderId: of.tenderId, kind: movement.kind as OrderedKind, amount };
  const [settlementId] = await recordShare(
    ...([of.placementId, reportReference(transactionId), share, of.reason, deps] as const),
  );
  return settlementId !== undefined && adoptMovement(settlementId, movement, deps);
}

async function recordShare(
  order: string,
  reference: string,
  share: { readonly tenderId: string; readonly kind: OrderedKind; readonly amount: number },
  reason: string | undefined,
  { settlements }: Pick<ImportDependencies, 'settlements'>,
): Promise<readonly string[]> {
  const { kind, amount } = share;
  const recorded = await settlements.recordByOperator({ order, kind, amount, reference, reason }, () => ({
    shares: [share],
  }));
  return 'settlementIds' in recorded ? recorded.settlementIds : [];
}
