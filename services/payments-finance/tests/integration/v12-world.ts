import { createV12Provider } from '../../src/adapters/v12/v12-provider.ts';
import type { OrderContent } from '../../src/domain/payment/order-content.ts';
import type { AuthoriseOutcome } from '../../src/use-cases/attempt.ts';
import type { AuthoriseOrder } from '../../src/use-cases/authorise-payment.ts';
import { RETAILER, startV12 } from './v12-sandbox.ts';
import type { V12Sandbox } from './v12-sandbox.ts';
import { startVendorWorld } from './vendor-world.ts';
import type { VendorWorld } from './vendor-world.ts';

/** The product that all orders are financed by: as the lender's sandbox lists it. */
const KEY = '12-months-free';
const TERMS = {
  lenderProductId: '102',
  lenderProductGuid: 'c0ffee00-0000-4000-8000-000000000102',
  name: '12 months',
  apr: 0,
  months: 12,
  calculationFactor: 1 / 12,
  minLoanMinor: 25_000,
  maxLoanMinor: 2_500_000,
};

/** Where the lender's form is; empty without one. */
export const formOf = (outcome: AuthoriseOutcome): string =>
  'view' in outcome && outcome.view.nextAction?.kind === 'redirect' ? outcome.view.nextAction.url : '';

export interface V12World extends VendorWorld<V12Sandbox> {
  /** An application that is submitted. */
  submitted(minorUnits?: number): Promise<AuthoriseOrder>;
  /** An order whose loan is signed, and held by that. */
  held(minorUnits?: number): Promise<AuthoriseOrder>;
  /** Passes on what the lender posts to us, and does what follows. @returns how each was answered */
  tell(bodies: readonly string[]): Promise<string[]>;
}

const contentOf = (minorUnits: number): OrderContent => ({
  lines: [
    {
      sku: 'R1',
      name: 'Diamond ring',
      quantity: 1,
      unitPrice: minorUnits + 5_000,
      amount: minorUnits - 495,
      tax: 0,
      taxRate: 2_000,
      isDigital: false,
    },
  ],
  delivery: 495,
  shipTo: undefined,
});

/** Our adapter over the lender's sandbox. */
export const lenderOf = (
  sandbox: Pick<V12Sandbox, 'url'>,
  { now, logger }: Pick<VendorWorld['payments']['edges'], 'now' | 'logger'>,
) =>
  createV12Provider({
    url: sandbox.url,
    retailer: RETAILER,
    key: () => 'a-key-of-the-lender',
    termsOf: (key) => (key === KEY ? TERMS : undefined),
    now,
    logger,
  });

export async function startV12World(): Promise<V12World> {
  const sandbox = await startV12();
  const world = await startVendorWorld({
    method: 'v12',
    sandbox,
    create: (edges, url) => lenderOf({ url }, edges),
  });
  const order = (minorUnits = 235_000): AuthoriseOrder => {
    const plain = world.order(minorUnits);
    return {
      ...plain,
      content: contentOf(minorUnits),
      plan: [{ amount: plain.amount, details: { method: 'v12', token: KEY }, verified: undefined }],
    };
  };
  const submitted = async (minorUnits?: number): Promise<AuthoriseOrder> => {
    const asked = order(minorUnits);
    await world.application.authorise(asked);
    return asked;
  };
  return {
    ...world,
    order,
    submitted,
    async held(minorUnits) {
      const asked = await submitted(minorUnits);
      await sandbox.customer(asked.reference, 'apply');
      await sandbox.customer(asked.reference, 'sign');
      await world.resume(asked);
      return asked;
    },
    async tell(bodies) {
      const receipts = [];
      for (const body of bodies)
        receipts.push(await world.application.receiveNotice('v12', { headers: {}, body: Buffer.from(body) }));
      // A stored message is followed at once, by the application itself.
      await world.application.idle();
      await world.application.followNotices();
      await world.application.reverseDue();
      return receipts;
    },
  };
}
