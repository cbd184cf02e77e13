import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { MovedLine } from '../../src/domain/order/goods.ts';
import type { Order } from '../../src/domain/order/order.ts';
import { openOrderMail } from './support/order-mail.ts';
import { openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';
import { placed } from './support/warehouse.ts';

const [RING, HOOPS] = ['0100001', '0100002'];

let shop: Shop;
let instance: Instance;
let post: Awaited<ReturnType<typeof openOrderMail>>;
beforeAll(async () => {
  [shop, post] = await Promise.all([openShop(), openOrderMail()]);
  instance = shop.instance();
});
beforeEach(async () => {
  await shop.restock({ [RING]: 5, [HOOPS]: 5 });
  post.server.reset();
});
afterAll(async () => {
  await Promise.all([post.close(), shop.close()]);
});

/** Two rings that differ in their size, to Ireland. */
async function twoSizesToKildare(): Promise<Order> {
  const { orderNumber, id } = await placed(shop, instance, [RING, HOOPS]);
  const sizes = [54, 50].map((ringSize) => JSON.stringify({ ringSize, name: 'Winterbourne', brand: '' }));
  await shop.query(
    `UPDATE order_line SET snapshot = snapshot || CASE position WHEN 1 THEN $2::jsonb ELSE $3::jsonb END WHERE order_id = $1`,
    [id, ...sizes],
  );
  const kildare = {
    city: 'Naas',
    region: 'Co. Kildare',
    postalCode: 'W91 K2X4',
    country: 'IE',
  };
  await shop.query(`UPDATE sales_order SET shipping_address = shipping_address || $2::jsonb WHERE id = $1`, [
    ...[id, JSON.stringify(kildare)],
  ]);
  const order = await instance.ports.orders.findByNumber('beaverbrooks', orderNumber);
  if (order === null) throw new Error('The order is not known.');
  return order;
}

/** Every e-mail of an order that lists pieces, in the order in which they are sent here. */
async function sendAll(order: Order): Promise<void> {
  const lines = order.lines.map(({ sku, quantity }, index): MovedLine => ({
    sku,
    quantity,
    position: index + 1,
    amount: 100_00,
    tax: 16_67,
  }));
  const moved = { reference: 'M1', lines, amount: 200_00, eventVersion: 2n, begun: 0, delivery: 0 };
  const parcel = { ...moved, isFirst: true, carrier: null, trackingUrl: null };
  const { mail } = post;
  await mail.sendOrderConfirmation(order);
  await mail.sendOrderMaking(order, { ...moved, occurredAt: new Date() }, [200_00]);
  await mail.sendOrderShipped(order, parcel, [200_00], false);
  await mail.sendOrderCancelled(order, moved, [200_00], true);
  await mail.sendOrderReturned(order, moved, [200_00]);
}

/** The message as it reads: its soft line breaks and codes undone. */
const readable = (index: number): string =>
  Buffer.from(
    post.server
      .words(index)
      .replaceAll(/=([0-9A-F]{2})/g, (_code, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString();

const NAMES = ['confirmation', 'making', 'shipment', 'cancellation', 'return'];
const WITH_ADDRESS = new Set(['confirmation', 'making', 'shipment']);

describe('what the e-mails of an order say', () => {
  it('[EU-07] tells two sizes of one ring apart in every e-mail that arrives', async () => {
    await sendAll(await twoSizesToKildare());
    const said = post.server.inbox.map((_mail, index) => [
      NAMES[index],
      ...['Size N', 'Size K'].map((size) => readable(index).includes(size)),
    ]);
    expect(said).toEqual(NAMES.map((name) => [name, true, true]));
  });

  it('[EN-02] writes the whole address, with county and country, in every e-mail that has it', async () => {
    await sendAll(await twoSizesToKildare());
    const said = post.server.inbox.flatMap((_mail, index) =>
      WITH_ADDRESS.has(NAMES[index]!)
        ? [
            [
              NAMES[index],
              ...['Naas', 'Co. Kildare', 'W91 K2X4', 'Ireland'].filter(
                (line) => !readable(index).includes(line),
              ),
            ],
          ]
        : [],
    );
    expect(said).toEqual([...WITH_ADDRESS].map((name) => [name]));
  });
});
