import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { createKlarna } from '../../src/adapters/klarna/klarna-provider.ts';
import type { AuthoriseOutcome } from '../../src/use-cases/attempt.ts';
import type { AuthoriseOrder } from '../../src/use-cases/authorise-payment.ts';
import { CALLBACK_URL, KLARNA_USER, startKlarna } from './klarna-sandbox.ts';
import type { KlarnaSandbox, Person } from './klarna-sandbox.ts';
import { startVendorWorld } from './vendor-world.ts';
import type { VendorWorld } from './vendor-world.ts';

/** What the widget is given; empty without one. */
export const tokenOf = (outcome: AuthoriseOutcome): string =>
  'view' in outcome && outcome.view.nextAction?.kind === 'widget' ? outcome.view.nextAction.clientToken : '';

export interface KlarnaWorld extends VendorWorld<KlarnaSandbox> {
  /** An order that its shopper has agreed to. */
  agreed(minorUnits?: number, person?: Person): Promise<AuthoriseOrder>;
  /** An order that is held. */
  held(minorUnits?: number, person?: Person): Promise<AuthoriseOrder>;
  /** What the shopper has agreed to in the widget. */
  agreementOf(token: string): Promise<unknown>;
  /** Passes on what the vendor posts to us. @returns how each was answered */
  tell(bodies: readonly string[]): Promise<string[]>;
}

export async function startKlarnaWorld(): Promise<KlarnaWorld> {
  const sandbox = await startKlarna();
  const world = await startVendorWorld({
    method: 'klarna',
    sandbox,
    create: ({ now, logger }, url) =>
      createKlarna({ url, user: KLARNA_USER, callbackUrl: CALLBACK_URL, now, logger }),
  });
  const agreed = async (minorUnits?: number, person?: Person): Promise<AuthoriseOrder> => {
    const order = world.order(minorUnits);
    await sandbox.approve(tokenOf(await world.application.authorise(order)), person);
    return order;
  };
  return {
    ...world,
    agreed,
    agreementOf: async (token) => (await sandbox.session(token))['authorization_token'],
    async held(minorUnits, person) {
      const order = await agreed(minorUnits, person);
      await world.resume(order);
      return order;
    },
    async tell(bodies) {
      const receipts = [];
      for (const body of bodies)
        receipts.push(
          await world.application.receiveNotice('klarna', { headers: {}, body: Buffer.from(body) }),
        );
      return receipts;
    },
  };
}

/** One for all tests of a file, each of which begins without faults and in the present. */
export function klarnaOfTests(): () => KlarnaWorld {
  let world: KlarnaWorld;
  beforeAll(async () => void (world = await startKlarnaWorld()));
  afterEach(async () => {
    await world.sandbox.clearFaults();
    await world.sandbox.runAhead(0);
    world.payments.runDatabaseAhead(0);
  });
  afterAll(() => world.stop());
  return () => world;
}
