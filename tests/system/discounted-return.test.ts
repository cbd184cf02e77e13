import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ROLES } from '../fixtures/pieces.ts';
import { providerLedger } from '@loupe/scripted-shopper/card';
import { withDatabase } from '@loupe/scripted-shopper/database';
import { movementsOf, payByCard, readyBag, recordsOf } from '@loupe/scripted-shopper/mixed-payment';
import { variantOf } from '@loupe/scripted-shopper/order';
import { applyCode, promote } from './support/promotions.ts';
import type { PromotionOfTest } from './support/promotions.ts';
import { Shopper } from '@loupe/scripted-shopper/shopper';
import { until } from '@loupe/scripted-shopper/until';
import { handedOver, warehouse } from '@loupe/scripted-shopper/warehouse';

const SKU = ROLES.beaverbrooks.plenty;
const PIECES = 3;
/** No third of it is a whole penny. */
const OFF = 10_00;

let offer: PromotionOfTest;
beforeAll(async () => {
  offer = await promote('THIRDS', { type: 'amount', amount: OFF, per: 'bag' }, { uses: 1 });
}, 60_000);
afterAll(() => offer.end(), 60_000);

/** What the shopper paid for each piece of the order's one line, in pence. */
const unitAmountsOf = (orderNumber: string): Promise<readonly number[]> =>
  withDatabase(async (client) => {
    const { rows } = await client.query<{ amounts: number[] }>(
      `SELECT l.unit_amounts AS amounts FROM cart_checkout.order_line l
       JOIN cart_checkout.sales_order o ON o.id = l.order_id WHERE o.order_number = $1`,
      [orderNumber],
    );
    return rows[0]!.amounts;
  });

/** What the provider has paid back, in pence. */
async function paidBack(orderNumber: string): Promise<number> {
  const rows = (await providerLedger()).payments.filter(({ reference }) => reference === orderNumber);
  return rows.reduce((sum, row) => {
    const { refunded } = row as unknown as Record<string, string>;
    return sum + Math.round(Number(refunded) * 100);
  }, 0);
}

it('[EU-05] [I6] a discounted order returned piece by piece is paid back to the penny', async () => {
  const shopper = new Shopper();
  const cart = await readyBag(shopper, await variantOf(shopper, SKU), PIECES);
  const full = cart.totalPrice.value;
  const total = await applyCode(shopper, offer.code);
  expect(total).toBe(full - OFF);
  const { orderNumber = '', ...answer } = await payByCard(shopper, { ...cart, totalPrice: { value: total } });
  expect(answer).toMatchObject({ __typename: 'OrderPlaced' });
  const amounts = await unitAmountsOf(orderNumber);
  expect(new Set(amounts.map((amount) => full / PIECES - amount))).toEqual(new Set([3_33, 3_34]));

  await handedOver(orderNumber);
  await warehouse(orderNumber, 'pick');
  await warehouse(orderNumber, 'ship');
  await until('it is paid', async () => (await recordsOf(orderNumber)).tenders[0]?.captured === total);
  await warehouse(orderNumber, 'complete');
  let back = 0;
  for (const amount of amounts) {
    back += amount;
    await warehouse(orderNumber, 'return', { lines: [{ sku: SKU, quantity: 1 }], restock: true });
    await until('the return is settled', async () => {
      const [{ tenders, open }, { returned }] = [
        await recordsOf(orderNumber),
        await movementsOf(orderNumber),
      ];
      return open === 0 && returned === back && tenders[0]?.refunded === back;
    });
    expect(await paidBack(orderNumber)).toBe(back);
  }
  expect(back).toBe(total);
}, 180_000);
