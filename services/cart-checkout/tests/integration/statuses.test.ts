import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'graphql';
import { ORDER_STATUSES } from '../../src/domain/order/order-status.ts';
import { PAYMENT_STATUSES } from '../../src/domain/order/payment-status.ts';
import { openShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

const schema = parse(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

function membersOf(name: string): string[] {
  const type = schema.definitions.find(
    (each) => each.kind === 'EnumTypeDefinition' && each.name.value === name,
  );
  return type?.kind === 'EnumTypeDefinition' ? (type.values ?? []).map((value) => value.name.value) : [];
}

async function allowedBy(constraint: string): Promise<string[]> {
  const sql = 'SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE conname = $1';
  const [row] = await shop.query<{ definition: string }>(sql, [constraint]);
  return [...(row?.definition ?? '').matchAll(/'(\w+)'/g)].map(([, member]) => member ?? '');
}

describe('schema, database and domain agree', () => {
  it.each([
    ['[EU-07] on order statuses', 'OrderStatus', 'sales_order_status_check', ORDER_STATUSES],
    ['[EU-05] on payment statuses', 'PaymentStatus', 'order_tender_status', PAYMENT_STATUSES],
  ])('%s', async (_what, name, constraint, domain) => {
    expect(membersOf(name).toSorted()).toEqual(domain.toSorted());
    expect((await allowedBy(constraint)).toSorted()).toEqual(domain.toSorted());
  });
});
