import { createHash } from 'node:crypto';
import { OPERATOR } from '../domain/settlement/settlement.ts';
import type { OrderedKind } from '../domain/settlement/settlement.ts';
import { adoptMovement, adoptSettlements } from './adopt-settlements.ts';
import { changeByReport, isOver } from './adopt-tenders.ts';
import type { ImportPorts, ReportedMovement } from './ports/import-dependencies.ts';

/** The reference of a settlement that is known from a report alone: it counts as done by hand. */
const reportReference = (transactionId: string): string => `${OPERATOR}report-${transactionId}`;

/**
 * Orders whose authorisation no row of ours has: each gets a payment, with its captures, refunds and releases as the report has them.
 * Their number is the placement's name, since nobody knows the placement any more.
 * @returns how many movements became rows
 */
export async function importLostOrders(
  ports: ImportPorts,
  restoreId: string,
  report: readonly ReportedMovement[],
): Promise<number> {
  const authorisations = report.filter(({ kind }) => kind === 'authorisation');
  const unknown = await ports.restores.unknown(authorisations.map(({ transactionId }) => transactionId));
  const lost = authorisations.filter(({ transactionId }) => unknown.has(transactionId));
  let count = 0;
  for (const [orderNumber, ofOrder] of Map.groupBy(lost, ({ reference }) => reference))
    count += await importOrder(ports, { restoreId, orderNumber, ofOrder, report });
  return count;
}

interface Lost {
  readonly restoreId: string;
  readonly orderNumber: string;
  readonly ofOrder: readonly ReportedMovement[];
  readonly report: readonly ReportedMovement[];
}

/** The same for each import, and no placement has it: placements' ids are random. */
function lostPlacementId(transactionId: string): string {
  const hash = createHash('sha256').update(`lost|${transactionId}`).digest('hex');
  return [8, 12, 16, 20, 32].map((end, index, ends) => hash.slice(ends[index - 1] ?? 0, end)).join('-');
}

async function importOrder(
  ports: ImportPorts,
  { restoreId, orderNumber, ofOrder, report }: Lost,
): Promise<number> {
  const tenders = ofOrder
    .map((movement) => ({ movement, over: isOver(movement, report) }))
    .toSorted((a, b) => Number(b.over) - Number(a.over));
  const placementId = lostPlacementId(tenders[0]!.movement.transactionId);
  const ids = await ports.restores.insertLost(restoreId, {
    placementId,
    orderNumber,
    tenders: tenders.map(({ movement: { method, transactionId, currency, amount }, over }) => ({
      method,
      transactionId,
      currency,
      amount,
      isOver: over,
    })),
  });
  if (ids === undefined) return 0;
  let count = 0;
  for (const [index, { movement, over }] of tenders.entries()) {
    const tenderId = ids[index] as string;
    await ports.payments.change(tenderId, changeByReport(movement, over));
    count += 1 + (over ? 0 : await importMovements(ports, tenderId, placementId, movement, report));
  }
  return count;
}

async function importMovements(
  ports: ImportPorts,
  tenderId: string,
  placementId: string,
  authorisation: ReportedMovement,
  report: readonly ReportedMovement[],
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
    if (await recordReported(ports, movement, on)) count++;
  }
  if (standing === 0 && captured < amount) {
    const release = { tenderId, kind: 'void', amount: amount - captured } as const;
    await recordShare(ports, placementId, `${OPERATOR}report-release-${providerId}`, release, undefined);
    count += await adoptSettlements(ports, report);
  }
  return count;
}

/** A reported capture or refund as one done by hand. @returns false when the payment cannot take it */
export async function recordReported(
  ports: Pick<ImportPorts, 'settlements' | 'providers' | 'newId'>,
  movement: ReportedMovement,
  of: { readonly tenderId: string; readonly placementId: string; readonly reason: string },
): Promise<boolean> {
  const { transactionId, amount } = movement;
  const share = { tenderId: of.tenderId, kind: movement.kind as OrderedKind, amount };
  const [settlementId] = await recordShare(
    ports,
    of.placementId,
    reportReference(transactionId),
    share,
    of.reason,
  );
  return settlementId !== undefined && adoptMovement(ports, settlementId, movement);
}

async function recordShare(
  { settlements }: Pick<ImportPorts, 'settlements'>,
  order: string,
  reference: string,
  share: { readonly tenderId: string; readonly kind: OrderedKind; readonly amount: number },
  reason: string | undefined,
): Promise<readonly string[]> {
  const { kind, amount } = share;
  const recorded = await settlements.recordByOperator({ order, kind, amount, reference, reason }, () => ({
    shares: [share],
  }));
  return 'settlementIds' in recorded ? recorded.settlementIds : [];
}
