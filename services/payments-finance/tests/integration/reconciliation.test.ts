import { describe, expect, it } from '@jest/globals';
import type { ProviderMovement } from '../../src/domain/settlement/reconcile.ts';
import type { AuthoriseOrder } from '../../src/use-cases/authorise-payment.ts';
import { startApplePayWorld } from './apple-pay-world.ts';
import { startKlarnaWorld } from './klarna-world.ts';
import { startPayPalWorld } from './paypal-world.ts';
import type { VendorWorld } from './vendor-world.ts';

interface SellingWorld extends VendorWorld {
  held(minorUnits?: number): Promise<AuthoriseOrder>;
}

type Report = readonly ProviderMovement[];
const isCapture = ({ kind }: ProviderMovement): boolean => kind === 'capture';

/** What is planted in the report of a vendor, and as what it is found. */
const PLANTS: readonly (readonly [what: string, plant: (report: Report) => Report])[] = [
  ['missing-there', (report) => report.filter((movement) => !isCapture(movement))],
  [
    'amount',
    (report) =>
      report.map((row) => (isCapture(row) ? Object.assign({}, row, { amount: row.amount + 1 }) : row)),
  ],
  [
    'missing-here',
    (report) => [
      ...report,
      ...report.filter(isCapture).map((row) => Object.assign({}, row, { transactionId: 'planted' })),
    ],
  ],
  [
    'standing',
    (report) => report.map((row) => (isCapture(row) ? Object.assign({}, row, { standing: 0 }) : row)),
  ],
];

describe.each<readonly [string, () => Promise<SellingWorld>]>([
  ['PayPal', startPayPalWorld],
  ['Klarna', startKlarnaWorld],
  ['Apple Pay', startApplePayWorld],
])('the report of %s', (_vendor, start) => {
  it('[EU-22] [I5] agrees with our ledger, and a difference that is planted in it is found', async () => {
    const world = await start();
    const order = await world.held(10_000);
    await world.settle(order, [
      ['capture', 4_000],
      ['refund', 1_000],
    ]);
    await world.background();
    expect(await world.differences()).toEqual([]);
    const provider = world.providerAt(world.sandbox.url);
    for (const [what, plant] of PLANTS) {
      const movements = async () => [...plant(await provider.movements())];
      const process = world.applicationWith({
        providers: { [world.method]: Object.assign({}, provider, { movements }) },
      });
      const { differences } = await process.reconcileSettlements();
      expect([what, differences]).toMatchObject([
        what,
        [{ method: world.method, kind: 'capture', reference: order.reference, what }],
      ]);
    }
    await provider.close();
    await world.stop();
  });
});
