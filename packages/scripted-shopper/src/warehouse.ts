import { request } from 'undici';
import { stackUnderTest } from './stack.ts';
import { until } from './until.ts';

const orderAt = (orderNumber: string): string =>
  `http://127.0.0.1:${stackUnderTest().ports['fulfilment']}/control/orders/${orderNumber}`;

/** An action of the warehouse's staff on an order; without lines on all remaining pieces. */
export async function warehouse(orderNumber: string, action: string, asked: object = {}): Promise<void> {
  const { statusCode, body } = await request(`${orderAt(orderNumber)}/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(asked),
  });
  const text = await body.text();
  if (statusCode !== 200) throw new Error(`The warehouse refuses ${action}: ${text}`);
}

export const handedOver = (orderNumber: string): Promise<void> =>
  until(`the warehouse knows ${orderNumber}`, async () => {
    const { statusCode, body } = await request(orderAt(orderNumber));
    await body.dump();
    return statusCode === 200;
  });
