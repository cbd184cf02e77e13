import { createCybersource } from '../../src/adapters/cybersource/card-provider.ts';
import type { AuthoriseOrder } from '../../src/use-cases/authorise-payment.ts';
import { MERCHANT, startSandbox } from './sandbox.ts';
import type { Sandbox } from './sandbox.ts';
import { CARDS } from './test-payments.ts';
import { startVendorWorld } from './vendor-world.ts';
import type { VendorWorld } from './vendor-world.ts';

interface Entry {
  readonly kind: string;
  readonly pence: number;
}

interface CardSandbox extends Sandbox {
  movements(reference: string): Promise<Entry[]>;
}

export interface ApplePayWorld extends VendorWorld<CardSandbox> {
  /** `paymentData` as the shopper's device gives it to the page, for a test card and an amount in pence. */
  token(pence: number, number?: string): Promise<string>;
  /** An order by a token; without one, by one that is right for it. */
  asked(minorUnits?: number, token?: string): Promise<AuthoriseOrder>;
  /** An order that is held. */
  held(minorUnits?: number): Promise<AuthoriseOrder>;
}

export async function startApplePayWorld(): Promise<ApplePayWorld> {
  const sandbox = await startSandbox();
  const world = await startVendorWorld<CardSandbox>({
    method: 'applepay',
    sandbox: {
      ...sandbox,
      async movements(reference) {
        const response = await fetch(`${sandbox.url}/control/ledger?reference=${reference}`);
        return ((await response.json()) as { entries: Entry[] }).entries;
      },
    },
    create({ now, logger }, url) {
      // What signatures cover, wherever the calls go.
      const { host } = new URL(sandbox.url);
      const cards = createCybersource({ url, host, ...MERCHANT, targetOrigins: [], now, logger });
      return { ...cards.applePay, close: () => cards.close() };
    },
  });
  const token = (pence: number, number = CARDS.approves): Promise<string> =>
    sandbox.walletToken({ number, pence });
  const asked = async (minorUnits = 235_000, given?: string): Promise<AuthoriseOrder> => {
    const order = world.order(minorUnits);
    const details = { method: 'applepay' as const, token: given ?? (await token(minorUnits)) };
    return { ...order, plan: [{ amount: order.amount, details, verified: undefined }] };
  };
  return {
    ...world,
    token,
    asked,
    async held(minorUnits) {
      const order = await asked(minorUnits);
      await world.application.authorise(order);
      return order;
    },
  };
}
