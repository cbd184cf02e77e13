import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { request } from 'undici';
import { ROLES } from '../fixtures/pieces.ts';
import { stockOf, withDatabase } from '@loupe/scripted-shopper/database';
import { run } from './support/operator.ts';
import { addToCart, buy, variantOf } from '@loupe/scripted-shopper/order';
import { Shopper } from '@loupe/scripted-shopper/shopper';
import { stackUnderTest } from '@loupe/scripted-shopper/stack';
import { until } from '@loupe/scripted-shopper/until';
import { handedOver, warehouse } from '@loupe/scripted-shopper/warehouse';

const SKU = ROLES.beaverbrooks.plenty;

let pendant: Awaited<ReturnType<typeof variantOf>>;
beforeAll(async () => {
  pendant = await variantOf(new Shopper(), SKU);
});

const at = (name: string, path: string) => `http://127.0.0.1:${stackUnderTest().ports[name]}${path}`;

/** Order status, tender status and tracking URL. */
async function statusOf(shopper: Shopper, orderNumber: string) {
  const { order } = await shopper.ask<{
    order: {
      status: string;
      trackingUrl: string | null;
      paymentMethods: readonly { transactions: readonly { status: string }[] }[];
    };
  }>(
    `query GetOrder($orderNumber: String) { order(orderNumber: $orderNumber, isOrderConfirmation: true) { ... on Order {
       status trackingUrl paymentMethods { transactions { status } } } } }`,
    { orderNumber },
  );
  const { status, trackingUrl, paymentMethods } = order;
  return { status, trackingUrl, payment: paymentMethods[0]?.transactions[0]?.status };
}

const becomes = (shopper: Shopper, orderNumber: string, status: string, payment: string) =>
  until(`${orderNumber} is ${status}, ${payment}`, async () => {
    const now = await statusOf(shopper, orderNumber);
    return now.status === status && now.payment === payment;
  });

async function mails(subject: string): Promise<{ subject: string; messageId: string }[]> {
  const { body } = await request(at('inbox', `/api/messages?subject=${encodeURIComponent(subject)}`));
  return ((await body.json()) as { messages: { subject: string; messageId: string }[] }).messages;
}

const versionsOf = (orderNumber: string): Promise<string[]> =>
  withDatabase(async (client) => {
    const sql = `SELECT e.type || ' ' || e.aggregate_version AS event FROM cart_checkout.outbox e
      JOIN cart_checkout.sales_order o ON o.id::text = e.aggregateid WHERE o.order_number = $1 ORDER BY e.seq`;
    return (await client.query<{ event: string }>(sql, [orderNumber])).rows.map(({ event }) => event);
  });

describe('after the order, through the whole shop', () => {
  it('[EU-05] [EU-07] [EN-13] is shipped in two parcels, captured parcel by parcel, completed, and refunded after a return', async () => {
    const shopper = new Shopper();
    await addToCart(shopper, pendant);
    const orderNumber = await buy(shopper, pendant);
    await handedOver(orderNumber);
    await becomes(shopper, orderNumber, 'PROMISED', 'payment_authorized');
    await warehouse(orderNumber, 'pick');
    await warehouse(orderNumber, 'ship', { lines: [{ sku: SKU, quantity: 1 }] });
    await becomes(shopper, orderNumber, 'PART_SHIPPED', 'payment_captured');
    await warehouse(orderNumber, 'ship');
    await becomes(shopper, orderNumber, 'INVOICED', 'payment_captured');
    expect((await statusOf(shopper, orderNumber)).trackingUrl).toMatch(/^http.*\/parcels\//);
    await warehouse(orderNumber, 'complete');
    await becomes(shopper, orderNumber, 'COMPLETED', 'payment_captured');
    const before = await stockOf(SKU);
    await warehouse(orderNumber, 'return', { restock: true });
    await becomes(shopper, orderNumber, 'COMPLETED', 'payment_refunded');
    expect((await stockOf(SKU)).on_hand).toBe(before.on_hand + 2);
    expect(await versionsOf(orderNumber)).toEqual([
      ...['order-placed 1', 'order-shipped 2', 'order-shipped 3', 'order-returned 4'],
    ]);
    await until(
      'there is an e-mail for both parcels',
      async () => (await mails(`${orderNumber} is on its way`)).length === 2,
    );
    const messages = async () => new Set((await mails(orderNumber)).map(({ messageId }) => messageId)).size;
    // For the order, two parcels, and the return.
    await until('all e-mails have arrived', async () => (await messages()) >= 4);
    expect(await messages()).toBe(4);
  });

  it('[EU-05] [EU-07] cancelled by the warehouse: nothing is captured, the piece is for sale again, and the shopper gets an e-mail', async () => {
    const shopper = new Shopper();
    const before = await stockOf(SKU);
    const orderNumber = await buy(shopper, pendant);
    await handedOver(orderNumber);
    await warehouse(orderNumber, 'cancel');
    await becomes(shopper, orderNumber, 'CANCELLED', 'payment_refunded');
    expect((await stockOf(SKU)).on_hand).toBe(before.on_hand);
    await until(
      'the e-mail has arrived',
      async () => (await mails(`${orderNumber} is cancelled`)).length === 1,
    );
  });

  it('[I6] [MU-13] captured by hand and then cancelled by the warehouse: the money is refunded, and the shopper gets an e-mail', async () => {
    const shopper = new Shopper();
    const orderNumber = await buy(shopper, pendant);
    await handedOver(orderNumber);
    expect(await run('payments', 'void', orderNumber)).toMatchObject({
      code: 1,
      text: expect.stringContaining('Cancel it in the warehouse'),
    });
    expect(await run('payments', 'capture', orderNumber)).toMatchObject({ code: 0 });
    await becomes(shopper, orderNumber, 'PROMISED', 'payment_captured');
    await warehouse(orderNumber, 'cancel');
    await becomes(shopper, orderNumber, 'CANCELLED', 'payment_refunded');
    const { text } = await run('payments', 'show', orderNumber);
    const [, captured, refunded] = /captured (£[\d.,]+), refunded (£[\d.,]+), voided/.exec(text) ?? [];
    expect(captured).toMatch(/^£[\d.,]*[1-9]/);
    expect(refunded).toBe(captured);
    await until(
      'the e-mail has arrived',
      async () => (await mails(`${orderNumber} is cancelled`)).length === 1,
    );
  }, 120_000);

  it('[F44] a webhook that the warehouse did not sign is rejected before it is stored', async () => {
    for (const [headers, body, status] of [
      [{}, '{}', 401],
      [{ 'webhook-id': 'm', 'webhook-timestamp': '1', 'webhook-signature': 'v1,AA==' }, '{}', 401],
      [{}, 'x'.repeat(1_000_000), 413],
    ] as const) {
      const { statusCode } = await request(at('gateway', '/webhooks/fulfilment'), {
        method: 'POST',
        headers,
        body,
      });
      expect(statusCode).toBe(status);
    }
    const stranger = await request(at('gateway', '/webhooks/stranger'), { method: 'POST', body: '{}' });
    expect(stranger.statusCode).toBe(404);
  });

  it('a signed message of the warehouse that contains U+0000 is rejected with 400 and not stored', async () => {
    const id = `nul-${randomUUID()}`;
    const about = { type: 'order.shipped', orderNumber: 'BB000000000', shipmentId: 'P1', sequence: 1 };
    const sent = await request(at('fulfilment', '/control/webhooks'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        id,
        body: { ...about, occurredAt: '2026-11-21T10:00:00Z', carrier: 'D\u0000PD' },
      }),
    });
    expect(await sent.body.json()).toMatchObject({ id, attempts: [{ result: 400 }] });
    const stored = await withDatabase(async (client) =>
      client.query('SELECT FROM cart_checkout.webhook WHERE message_id = $1', [id]),
    );
    expect(stored.rowCount).toBe(0);
  });
});
