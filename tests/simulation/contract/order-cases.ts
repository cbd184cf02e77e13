import type { GoodsMessage } from '../../../services/cart-checkout/src/domain/fulfilment/message.ts';
import { movedOrder } from '../../../services/cart-checkout/src/domain/fulfilment/moved-order.ts';
import type { FollowedOrder } from '../../../services/cart-checkout/src/domain/order/followed-order.ts';
import { cancel, ship } from '../../../services/cart-checkout/src/domain/order/goods.ts';
import type { GoodsLine } from '../../../services/cart-checkout/src/domain/order/goods.ts';
import { beginMaking } from '../../../services/cart-checkout/src/domain/order/making.ts';
import { STANDARD_RULES } from '../../../services/cart-checkout/src/domain/pricing/price-cart.ts';
import { ADA, claimOf, claimed, fill, finalise } from './checkout-scene.ts';
import type { CheckoutStores } from './checkout-scene.ts';

/** No product of these cases is made to order. */
const made = (line: GoodsLine): GoodsLine => ({ ...line, isMade: true });
const onShelf = (line: GoodsLine): GoodsLine => ({ ...line, isMade: false });

/** The cases of CHECKOUT_CASES about placed orders. */
export const ORDER_CASES = {
  'an order is updated by one transaction at a time': async (stores: CheckoutStores) => {
    const from = await claimed(stores);
    await finalise(stores, from);
    const number = (await stores.placements.find(from.id))?.orderNumber ?? '';
    const message: GoodsMessage = {
      type: 'order.shipped',
      orderNumber: number,
      sequence: 3,
      occurredAt: new Date(),
      reference: 'parcel',
      pieces: null,
      carrier: 'Courier',
      trackingUrl: 'https://courier.example/1',
      restock: null,
    };
    const orders = (tx: unknown) => stores.followedOrdersIn(tx);
    const unknown = await stores.transaction((tx) => orders(tx).lockByNumber('BB000'));
    await stores.transaction(async (tx) => {
      const order = (await orders(tx).lockByNumber(number)) as FollowedOrder;
      await orders(tx).progress(order, { status: 'PROMISED', sequence: 1 });
    });
    const before = await stores.transaction(async (tx) => {
      const order = (await orders(tx).lockByPlacement(from.id)) as FollowedOrder;
      const movement = ship(order.goods, null);
      if (movement === null) throw new Error('Nothing to ship.');
      const moved = movedOrder(order, message, movement);
      const change = {
        status: 'SHIPPED',
        sequence: 3,
        moved,
        after: movement.after,
        charged: movement.amount,
      } as const;
      await orders(tx).move(order, message, change);
      return order;
    });
    const stale = await stores
      .transaction((tx) => orders(tx).progress(before, { status: 'IN_PICKING', sequence: 4 }))
      .catch(() => 'refused');
    await stores.transaction(async (tx) => {
      const order = (await orders(tx).lockByNumber(number)) as FollowedOrder;
      await orders(tx).settle(order, {
        status: 'INVOICED',
        charged: order.charged - 1,
        captured: 1,
        refunded: 0,
        paymentStatus: 'payment_captured',
        tenderId: null,
      });
      await stores
        .stockIn(tx)
        .putBack('return', from.id, [{ position: 1, sku: '1001', quantity: 1, amount: 1, tax: 0 }]);
    });
    const after = await stores.transaction((tx) => orders(tx).lockByNumber(number));
    return { unknown, before, stale, after, stock: await stores.stockOf('1001') };
  },

  'the making of pieces begins, is paid for, and is counted with the cancellation': async (
    stores: CheckoutStores,
  ) => {
    const from = await claimed(stores);
    await finalise(stores, from);
    const orders = (tx: unknown) => stores.followedOrdersIn(tx);
    const about = { orderNumber: '', occurredAt: new Date(), pieces: null };
    const silent = { carrier: null, trackingUrl: null, restock: null };
    const move = (type: 'order.making' | 'order.cancelled', sequence: number, by: typeof beginMaking) =>
      stores.transaction(async (tx) => {
        const order = (await orders(tx).lockByPlacement(from.id)) as FollowedOrder;
        const movement = by({ ...order.goods, lines: order.goods.lines.map(made) }, null);
        if (movement === null) throw new Error(`Nothing for ${type}.`);
        const message: GoodsMessage = { ...about, ...silent, type, sequence, reference: 'one' };
        const moved = movedOrder(order, message, movement);
        const after = { ...movement.after, lines: movement.after.lines.map(onShelf) };
        const change = { status: 'ENTERED', sequence, moved, after, charged: 1 } as const;
        await orders(tx).move(order, message, change);
        return { moved, order };
      });
    const begun = await move('order.making', 1, beginMaking);
    await stores.transaction(async (tx) => {
      const taken = { makingId: 'one', amount: 1, at: new Date(0) };
      await orders(tx).takeForMaking(begun.order.id, taken);
      await orders(tx).takeForMaking(begun.order.id, { ...taken, makingId: 'unknown' });
    });
    const cancelled = await move('order.cancelled', 2, cancel);
    const after = await stores.transaction((tx) => orders(tx).lockByPlacement(from.id));
    return { begun, cancelled, after };
  },

  'an order keeps what each unit costs, with its tax and after its discount': async (
    stores: CheckoutStores,
  ) => {
    const cart = await fill(stores, ADA, ['1001', '1001', '1002']);
    const twoPieces = cart.lines.find(({ quantity }) => quantity === 2);
    const off = { promotion: 'p', code: null, name: 'A promotion', units: [1_001, 1_000] };
    const cartRules = [() => ({ discounts: [{ ...off, lineId: twoPieces?.id ?? '' }] })];
    const rules = { ...STANDARD_RULES, discounts: { line: [], cart: cartRules, gift: [] } };
    const claim = await stores.placements.claim(claimOf(stores, cart, {}, rules));
    if (claim.outcome !== 'claimed') throw new Error(claim.outcome);
    await finalise(stores, claim.placement);
    const order = await stores.transaction((tx) =>
      stores.followedOrdersIn(tx).lockByPlacement(claim.placement.id),
    );
    if (order === null) throw new Error('There is no order.');
    const parcel = ship(order.goods, [{ sku: '1001', quantity: 1 }]);
    return { goods: order.goods, parcel, rest: parcel && cancel(parcel.after, null) };
  },
};
