import { expect } from '@playwright/test';

const fulfilmentUrl = process.env['FULFILMENT_URL'] ?? 'http://127.0.0.1:3013';

/** Runs a warehouse action on an order, once the order has arrived there; without lines on all remaining pieces. */
export async function inWarehouse(
  orderNumber: string,
  action: 'make' | 'pick' | 'ship' | 'cancel' | 'complete' | 'return',
  asked: { lines?: readonly { id?: string; sku: string; quantity: number }[]; restock?: boolean } = {},
): Promise<void> {
  const order = `${fulfilmentUrl}/control/orders/${orderNumber}`;
  await expect.poll(async () => (await fetch(order)).status).toBe(200);
  const answer = await fetch(`${order}/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(asked),
  });
  expect(answer.status, await answer.text()).toBe(200);
}

interface SentOrder {
  readonly sheet: { readonly lines: readonly { id: string; sku: string; quantity: number }[] };
}

/** An order as the warehouse has it, once it has arrived there. */
export async function orderInWarehouse(orderNumber: string): Promise<SentOrder> {
  const order = `${fulfilmentUrl}/control/orders/${orderNumber}`;
  await expect.poll(async () => (await fetch(order)).status).toBe(200);
  return (await (await fetch(order)).json()) as SentOrder;
}
