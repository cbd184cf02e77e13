import { createPayPal } from '../../src/adapters/paypal/paypal-provider.ts';
import type { AuthoriseOutcome } from '../../src/use-cases/attempt.ts';
import type { AuthoriseOrder } from '../../src/use-cases/authorise-payment.ts';
import { PAYPAL_CLIENT, startPayPal, WEBHOOK_ID } from './paypal-sandbox.ts';
import type { PayPalSandbox } from './paypal-sandbox.ts';
import { startVendorWorld } from './vendor-world.ts';
import type { VendorWorld } from './vendor-world.ts';

/** The page that a payer is sent to; empty without one. */
export const pageOf = (outcome: AuthoriseOutcome): string =>
  'view' in outcome && outcome.view.nextAction?.kind === 'redirect' ? outcome.view.nextAction.url : '';

export interface PayPalWorld extends VendorWorld<PayPalSandbox> {
  /** An order that its payer has approved and that is held. */
  held(minorUnits?: number, payerId?: string): Promise<AuthoriseOrder>;
}

export async function startPayPalWorld(): Promise<PayPalWorld> {
  const sandbox = await startPayPal();
  const world = await startVendorWorld({
    method: 'paypal',
    sandbox,
    create: ({ now, logger }, url) =>
      createPayPal({
        url,
        client: PAYPAL_CLIENT,
        webhookId: WEBHOOK_ID,
        mostReauthorisations: 8,
        now,
        logger,
      }),
  });
  return {
    ...world,
    async held(minorUnits, payerId) {
      const placed = world.order(minorUnits);
      await sandbox.approve(pageOf(await world.application.authorise(placed)), payerId);
      await world.resume(placed);
      return placed;
    },
  };
}
