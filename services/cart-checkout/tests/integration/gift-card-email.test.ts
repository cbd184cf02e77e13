import { randomUUID } from 'node:crypto';
import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { OrderReturnedSchema, OrderShippedSchema } from '@loupe/contracts/checkout/order';
import { GiftCardIssuedSchema } from '@loupe/contracts/payments/payment';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { poolTx } from '@loupe/database/tx';
import type { Handle } from '@loupe/messaging/consume';
import { productRepository } from '../../src/adapters/db/product-repository.ts';
import { stockRepository } from '../../src/adapters/db/stock-repository.ts';
import { onGiftCardIssued } from '../../src/events/consumed/gift-card-issued.ts';
import { laterHandlers } from '../../src/use-cases/later-handlers.ts';
import { pay, readyToPay } from './support/buyer.ts';
import { openOrderMail } from './support/order-mail.ts';
import { piece, product, variant } from './support/products.ts';
import { guest, openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';
import { eventsOf, openWarehouse } from './support/warehouse.ts';
import type { Warehouse } from './support/warehouse.ts';

const CODE = 'GC';
const VALUES = { minValue: 10, maxValue: 500, presetValues: [50] };
let shop: Shop;
let instance: Instance;
let warehouse: Warehouse;
let orderMail: Awaited<ReturnType<typeof openOrderMail>>;
beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
  warehouse = await openWarehouse(instance);
  orderMail = await openOrderMail();
  const { id } = product('77');
  const giftCard = { ...product(CODE), id, name: 'Gift card', productType: 'gift-card', giftCard: VALUES };
  await productRepository(poolTx(shop.pool)).save({
    ...giftCard,
    variants: [{ ...variant('77'), sku: CODE }],
  });
  await stockRepository(poolTx(shop.pool)).open(new Map([[CODE, 100]]));
});
beforeEach(() => orderMail.server.reset());
afterAll(async () => {
  await Promise.all([orderMail.close(), warehouse.stop()]);
  await shop.close();
});

async function bought() {
  const shopper = guest();
  const { productId, variantId } = piece('77');
  for (let pieces = 0; pieces < 2; pieces++)
    await instance.addToCart(shopper, { productId, variantId, sku: CODE, giftCardValue: 50 });
  const placed = await pay(instance, await readyToPay(instance, [], shopper));
  if (placed.type !== 'OrderPlaced') throw new Error(placed.type);
  const [row] = await shop.query<{ id: string; placement: string }>(
    'SELECT id, placement_id AS placement FROM sales_order WHERE order_number = $1',
    [placed.orderNumber],
  );
  return { ...placed, orderId: row?.id ?? '', placementId: row?.placement ?? '' };
}

const consumer = (): Handle => async (message) => {
  await onGiftCardIssued(shop.storing('gift-cards'))(message);
  await shop.runLater(laterHandlers({ ...instance.ports, mail: orderMail.mail } as never));
};

/** The event of payments. */
function issued(of: { orderId: string; placementId: string }, issueId: string) {
  const message = create(GiftCardIssuedSchema, { ...of, issueId, sku: 'GC0050' });
  const payload = toBinary(GiftCardIssuedSchema, message);
  return { envelope: { id: randomUUID(), type: 'gift-card-issued', payload } } as Parameters<
    ReturnType<typeof consumer>
  >[0];
}

describe('a bought gift card', () => {
  it('[VA-08] is named with its value when it is shipped and when it is returned', async () => {
    const { orderNumber, orderId } = await bought();
    const lines = [{ sku: 'GC0050', quantity: 1 }];
    await warehouse.notify('order.shipped', orderNumber, { shipmentId: 'P1', lines });
    await warehouse.notify('order.returned', orderNumber, { returnId: 'R1', lines });
    await warehouse.process();
    const events = await eventsOf(shop, orderId);
    const schemas = { 'order-shipped': OrderShippedSchema, 'order-returned': OrderReturnedSchema };
    const moved = events.flatMap(({ type, envelope }) => {
      const schema = schemas[type as keyof typeof schemas] as typeof OrderShippedSchema | undefined;
      return schema === undefined ? [] : fromBinary(schema, envelope.payload).lines;
    });
    const line = { sku: 'GC0050', quantity: 1, giftCardValueMinorUnits: 50_00n };
    expect(moved).toMatchObject([line, line]);
  });

  it('[VA-08] is e-mailed to its shopper once, with number and PIN, which are stored nowhere here', async () => {
    const order = await bought();
    const issueId = randomUUID();
    shop.payments.bought.set(issueId, { number: '6036281000000004711', pin: '7391', value: 50_00 });
    const event = issued(order, issueId);
    await consumer()(event);
    await consumer()(event);
    expect(orderMail.server.inbox).toHaveLength(1);
    expect(orderMail.server.inbox[0]).toContain(
      `<${order.orderNumber}.${issueId}.gift-card@beaverbrooks.localhost>`,
    );
    for (const said of ['6036 2810 0000 0004 711', '7391', '/gift-cards/balance'])
      expect(orderMail.server.inbox[0]).toContain(said);
    const tables = await shop.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'cart_checkout'`,
    );
    for (const { name } of tables) {
      const rows = await shop.query(`SELECT row_to_json(t)::text AS text FROM "${name}" AS t`);
      expect(JSON.stringify(rows)).not.toContain('6036281000000004711');
    }
  });

  it('[VA-08] that was cancelled before its e-mail is not e-mailed', async () => {
    await consumer()(issued(await bought(), randomUUID()));
    expect(orderMail.server.inbox).toEqual([]);
  });
});
