import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ShopName } from '../shop.ts';
import { runTool } from './run-tool.ts';

interface LegacyBuyer {
  readonly shop: ShopName;
  readonly email: string;
  /** Null: the order is in nobody's account. */
  readonly customerId: string | null;
}

const NUMBER_STARTS = { beaverbrooks: 'WW', loupe: 'LOU' } as const;
let made = 0;

/** Imports an order of the previous platform, as an operator does. @returns its number */
export async function importLegacyOrder({ shop, email, customerId }: LegacyBuyer): Promise<string> {
  made += 1;
  const orderNumber = `${NUMBER_STARTS[shop]}${String(Date.now()).slice(-9)}${made}`;
  const order = {
    ...{ orderNumber, site: shop, customerId, email, placedAt: '2022-05-05T10:00:00Z', status: 'COMPLETED' },
    lines: [
      {
        ...{ sku: 'OLD1', name: 'Signet ring', brand: 'Amberley', quantity: 2, returned: 1 },
        ...{ unitPrice: 20_000, total: 40_000, tax: 6_666, taxRate: 20 },
      },
    ],
    ...{ shipping: 495, total: 40_495, tax: 6_749, refundedTotal: 20_000 },
    ...{ deliveryMethod: { id: 'STD', name: 'Standard delivery' }, deliverBy: '2022-05-10' },
    shippingAddress: {
      ...{ firstName: 'Hannah', lastName: 'Okafor', country: 'GB', streetName: '14 Castle Street' },
      ...{ city: 'Lancaster', postalCode: 'LA1 1YQ' },
    },
    payments: [{ method: 'credit-card', amount: 40_495, maskedNumber: '411111XXXXXX1111', cardType: 'VISA' }],
  };
  const file = join(await mkdtemp(join(tmpdir(), 'orders-')), 'orders.ndjson');
  await writeFile(file, JSON.stringify(order));
  await runTool('orders-import', file);
  return orderNumber;
}
