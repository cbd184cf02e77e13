import {
  causeOf,
  isOfOrder,
  MAKING,
  UNMADE,
} from '../../../services/payments-finance/src/domain/settlement/settlement.ts';
import type { Shop } from '../processes/shop.ts';
import type { OrderMovementRow } from '../stores/checkout/tables.ts';
import type { SettlementRow, TenderRow } from '../stores/payments/tables.ts';

/** What movements have required of a tender so far. Pence. */
interface Used {
  readonly amount: number;
  shipped: number;
  cancelled: number;
  returned: number;
}

/**
 * I6: every movement is allocated over the tenders to the penny: shipments in plan order, cancellations and returns the other way
 * round; and each tender keeps what was allocated to it.
 */
export function* allocationViolations({ checkout, payments }: Shop): Generator<string> {
  const amounts = new Map([...checkout.orderMovements.committed.values()].flatMap(asked));
  for (const { placementId, orderNumber } of checkout.orders.committed.values()) {
    const paymentId = payments.paymentByPlacement.committed.get(placementId);
    const tenders = [...payments.tenders.committed.values()]
      .filter((tender) => tender.paymentId === paymentId)
      .sort((left, right) => left.position - right.position);
    const rows = [...payments.settlements.committed.values()]
      .filter((row) => row.paymentId === paymentId)
      .sort((left, right) => (left.id < right.id ? -1 : 1));
    const used = tenders.map(({ amount }): Used => {
      return { amount: amount.minorUnits, shipped: 0, cancelled: 0, returned: 0 };
    });
    const movements = rows.filter(({ reference }) => isOfOrder(causeOf(reference)));
    for (const [reference, shares] of Map.groupBy(movements, (row) => row.reference)) {
      const expected = expectedShares(used, kindOf(shares), amounts.get(reference) ?? 0);
      const actual = tenders.map(({ id }) => sumOf(shares.filter(({ tenderId }) => tenderId === id)));
      if (expected.join() !== actual.join())
        yield `[I6] ${orderNumber}: ${reference} is allocated as ${actual.join()} instead of ${expected.join()}`;
    }
    const byHand = rows.filter(({ reference }) => causeOf(reference) === 'operator');
    // Which tender a refund by hand leaves too little, and which one makes up for it, depends on the moment.
    if (byHand.some(({ kind, settled }) => kind === 'refund' && settled > 0)) continue;
    const isByHand = byHand.length > 0;
    for (const [index, tender] of tenders.entries()) yield* keptViolations(tender, used[index], isByHand);
  }
}

/** What a movement requires of payments, by the reference of its settlements: what was captured at making is left out. */
function asked({ type, reference, amount, begun }: OrderMovementRow): [string, number][] {
  if (type === 'order.making') return [[`${MAKING}${reference}`, amount]];
  if (type === 'order.cancelled')
    return [
      [reference, amount - begun],
      [`${UNMADE}${reference}`, begun],
    ];
  return [[reference, amount - begun]];
}

/** A tender without a share of the last movement has a void of nothing. */
const kindOf = (shares: readonly SettlementRow[]): SettlementRow['kind'] =>
  shares.find(({ amount }) => amount.minorUnits > 0)?.kind ?? 'void';

/** Independent of the production code. Changes what is used. */
function expectedShares(used: readonly Used[], kind: SettlementRow['kind'], amount: number): number[] {
  const shares = used.map(() => 0);
  let rest = amount;
  const take = (index: number, room: number, note: (share: number) => void) => {
    const share = Math.max(0, Math.min(rest, room));
    rest -= share;
    shares[index] = (shares[index] ?? 0) + share;
    note(share);
  };
  const forwards = [...used.entries()];
  const open = ({ amount: whole, shipped, cancelled }: Used) => whole - shipped - cancelled;
  if (kind === 'capture') {
    for (const [index, each] of forwards) take(index, open(each), (share) => (each.shipped += share));
  } else if (kind === 'void') {
    for (const [index, each] of forwards.toReversed())
      take(index, open(each), (share) => (each.cancelled += share));
  } else {
    for (const [index, each] of forwards.toReversed())
      take(index, each.shipped - each.returned, (share) => (each.returned += share));
    // A return that is recorded before its shipment.
    for (const [index, each] of forwards) take(index, open(each), (share) => (each.returned += share));
  }
  return shares;
}

/** Even if an operator captured money that is refunded later, a tender keeps what was shipped and not returned at its expense. */
function* keptViolations(
  { id, method, totals }: TenderRow,
  used: Used | undefined,
  isByHand: boolean,
): Generator<string> {
  const { shipped = 0, returned = 0 } = used ?? {};
  const { captured, refunded } = totals;
  // The only capture of a gift card takes more than its parcel needs.
  const isAsMoved = (captured === shipped && refunded === returned) || isByHand || method === 'givex';
  if (captured - refunded !== shipped - returned || !isAsMoved)
    yield `[I6] tender ${id}: ${shipped} shipped and ${returned} returned, ${captured} captured, ${refunded} refunded`;
}

const sumOf = (rows: readonly SettlementRow[]): number =>
  rows.reduce((sum, { amount }) => sum + amount.minorUnits, 0);
