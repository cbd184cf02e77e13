import type { Acknowledged } from '../actors/shopper.ts';
import type { Shop } from '../processes/shop.ts';

/** I8, I11, I12, I18: every acknowledged order exists, once, with the right contents and one confirmation. */
export function* orderViolations(
  { checkout, mail }: Shop,
  acknowledged: readonly Acknowledged[],
): Generator<string> {
  const orders = [...checkout.orders.committed.values()];
  for (const { orderNumber, owner } of acknowledged) {
    const found = orders.find((order) => order.orderNumber === orderNumber);
    if (found?.owner !== owner)
      yield `[I11] ${owner} got order number ${orderNumber}, which belongs to another owner`;
  }
  for (const [cartId, ofCart] of Map.groupBy(orders, (order) => order.cartId)) {
    if (ofCart.length > 1) yield `[I12] bag ${cartId} has ${ofCart.length} orders`;
  }
  for (const { orderNumber, cartId, snapshot, tenders, placementId } of orders) {
    const { lines, shipping, discount, total, subtotal } = snapshot.cart;
    const goods = lines.flatMap(({ unitAmounts }) => unitAmounts).reduce((sum, amount) => sum + amount, 0);
    if (goods !== subtotal - discount || total !== goods + (shipping ?? 0))
      yield `[I8] ${orderNumber}: its lines are not ${total}`;
    const bag = checkout.carts.committed.get(cartId)?.lines ?? [];
    const asClaimed = bag.every(
      ({ id, quantity }) => lines.find((line) => line.id === id)?.quantity === quantity,
    );
    const added = lines.filter(({ freeGiftOf }) => freeGiftOf === undefined);
    if (!asClaimed || bag.length !== added.length) yield `[I8] ${orderNumber} is not what was in its bag`;
    const paid = tenders.reduce((sum, { amount }) => sum + amount, 0);
    if (paid !== total) yield `[I8] ${orderNumber}: ${paid} on its tenders for ${total}`;
    const state = checkout.placements.committed.get(placementId)?.state;
    if (state !== 'placed') yield `[I12] ${orderNumber}: its placement is ${state}`;
    if (!mail.some((sent) => sent.orderNumber === orderNumber && sent.about === 'placed'))
      yield `[I18] ${orderNumber}: no confirmation was sent`;
  }
  for (const sent of mail) {
    if (!orders.some(({ orderNumber }) => orderNumber === sent.orderNumber))
      yield `[I18] ${sent.orderNumber}: confirmed without an order`;
  }
}
