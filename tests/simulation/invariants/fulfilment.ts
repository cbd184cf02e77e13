import { causeOf } from '../../../services/payments-finance/src/domain/settlement/settlement.ts';
import { begunFrom } from '../warehouse/warehouse.ts';
import type { Shop } from '../processes/shop.ts';
import type { OrderRow } from '../stores/checkout/tables.ts';

/** I6, I13, I18: what the warehouse did matches the orders, the captured and refunded money, and the sent e-mails. */
export function* fulfilmentViolations(shop: Shop): Generator<string> {
  const { checkout, payments, warehouse, mail } = shop;
  for (const order of checkout.orders.committed.values()) {
    const { orderNumber, followed } = order;
    if (!warehouse.consignments.has(orderNumber)) yield `[I15] ${orderNumber} was never dispatched`;
    yield* piecesAsMoved(shop, order);
    const movements = [...checkout.orderMovements.committed.values()].filter(
      ({ orderId }) => orderId === order.id,
    );
    const worth = (type: string) =>
      movements.filter((movement) => movement.type === type).reduce((sum, { amount }) => sum + amount, 0);
    const [shipped, returned] = [worth('order.shipped'), worth('order.returned')];
    const unmade = movements
      .filter(({ type }) => type === 'order.cancelled')
      .reduce((sum, { begun }) => sum + begun, 0);
    yield* paidViolations(shop, order, { shipped, returned, unmade });
    // Pieces, not pence: a parcel may hold a free gift alone.
    const hasLeft = followed.goods.lines.some((line) => line.shipped > 0);
    const endings = hasLeft ? ['INVOICED', 'COMPLETED'] : ['CANCELLED'];
    if (!endings.includes(followed.status))
      yield `[I13] ${orderNumber} has the final status ${followed.status}`;
    for (const { type, reference } of movements) {
      const isTold = mail.some((sent) => sent.orderNumber === orderNumber && sent.about === reference);
      if (!isTold) yield `[I18] ${orderNumber}: no e-mail for ${type} ${reference}`;
    }
  }
  for (const { id, kind, reference, state, refusal } of payments.settlements.committed.values()) {
    if (state === 'refused' && causeOf(reference) !== 'operator')
      yield `[I6] ${kind} ${id} was refused: ${refusal}`;
  }
}

/**
 * Even if an operator, or the only capture of a gift card, took money that is refunded later, the money kept is the value of the
 * shipped goods, less the goodwill.
 */
function* paidViolations(
  { payments }: Shop,
  { orderNumber, placementId, followed }: OrderRow,
  { shipped, returned, unmade }: Worth,
): Generator<string> {
  const paymentId = payments.paymentByPlacement.committed.get(placementId) ?? '';
  const { captured = 0, refunded = 0 } = payments.payments.committed.get(paymentId) ?? {};
  const figures = `${captured} captured, ${refunded} refunded`;
  const byHand = [...payments.settlements.committed.values()].filter(
    (settlement) => settlement.paymentId === paymentId && causeOf(settlement.reference) === 'operator',
  );
  const goodwill = byHand
    .filter(({ kind }) => kind === 'refund')
    .reduce((sum, { settled }) => sum + settled, 0);
  const due = Math.max(0, shipped - returned - goodwill);
  const hasGiftCards = [...payments.tenders.committed.values()].some(
    (tender) => tender.paymentId === paymentId && tender.method === 'givex',
  );
  const isAsMoved = captured === shipped + unmade && refunded === returned + unmade;
  if (captured - refunded !== due || !(isAsMoved || byHand.length > 0 || hasGiftCards))
    yield `[I6] ${orderNumber}: ${shipped} shipped, ${returned} returned and ${goodwill} of goodwill, ${figures}`;
  if (
    followed.captured !== captured ||
    followed.refunded !== refunded ||
    followed.charged !== shipped + unmade
  )
    yield `[I6] ${orderNumber} says ${followed.captured} and ${followed.refunded} of ${followed.charged}; ${figures}`;
}

interface Worth {
  readonly shipped: number;
  readonly returned: number;
  /** Cancelled after its making had begun: captured and refunded. */
  readonly unmade: number;
}

function* piecesAsMoved({ warehouse }: Shop, { orderNumber, followed }: OrderRow): Generator<string> {
  const consignment = warehouse.consignments.get(orderNumber);
  for (const what of ['shipped', 'cancelled', 'returned'] as const) {
    for (const { position, sku, [what]: quantity } of followed.goods.lines) {
      const there = consignment?.[what].get(String(position)) ?? 0;
      if (there !== quantity)
        yield `[I13] ${orderNumber}: ${quantity} × ${sku} of line ${position} ${what}, in the warehouse ${there}`;
    }
  }
  // Fewer where messages came late: such a piece is charged when it leaves.
  for (const { position, sku, begun = 0 } of followed.goods.lines) {
    const there = consignment === undefined ? 0 : begunFrom(consignment, String(position));
    if (begun > there)
      yield `[I13] ${orderNumber}: ${begun} × ${sku} of line ${position} begun, in the warehouse ${there}`;
  }
}
