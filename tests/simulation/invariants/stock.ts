import type { Shop } from '../processes/shop.ts';

/** I1–I4: no unit is lost or sold twice, and every reservation ends. */
export function* stockViolations({ checkout, supply, warehouse }: Shop): Generator<string> {
  const movements = [...checkout.stockMovements.committed.values()];
  const reservations = [...checkout.reservations.committed.values()];
  const orders = [...checkout.orders.committed.values()];
  for (const { sku, onHand, reserved } of checkout.stock.committed.values()) {
    const of = <Row extends { readonly sku: string }>(rows: readonly Row[]) =>
      rows.filter((row) => row.sku === sku);
    const sum = (rows: readonly { readonly quantity: number }[]) =>
      rows.reduce((total, { quantity }) => total + quantity, 0);
    const received = supply.get(sku) ?? 0;
    const held = sum(of(reservations).filter(({ state }) => state === 'held'));
    const sold = sum(orders.flatMap(({ snapshot }) => of(snapshot.cart.lines)));
    if (onHand < 0 || reserved < 0 || reserved > onHand)
      yield `[I1] ${sku}: on hand ${onHand}, reserved ${reserved}`;
    if (received + sum(of(movements)) !== onHand)
      yield `[I2] ${sku}: the ledger does not add up to ${onHand}`;
    const out = -sum(of(movements).filter(({ kind }) => kind === 'sale'));
    const gone = warehouseHas(warehouse, sku);
    if (onHand + gone > received || sold !== out)
      yield `[I3] ${sku}: ${sold} sold, ${out} recorded as shipped, ${gone} shipped of ${received}`;
    if (held !== reserved) yield `[I4] ${sku}: ${reserved} reserved, ${held} held by reservations`;
  }
  for (const { placementId, sku, state } of reservations) {
    const placement = checkout.placements.committed.get(placementId)?.state;
    const ending = state === 'claimed' ? 'placed' : 'released';
    if (state === 'held' || placement !== ending)
      yield `[I4] ${sku} for ${placementId}: ${state}, ${placement}`;
  }
}

/** Pieces that were shipped and not returned. */
function warehouseHas({ consignments }: Shop['warehouse'], sku: string): number {
  const pieces = [...consignments.values()].map(
    ({ shipped, returned }) => (shipped.get(sku) ?? 0) - (returned.get(sku) ?? 0),
  );
  return pieces.reduce((sum, quantity) => sum + quantity, 0);
}
