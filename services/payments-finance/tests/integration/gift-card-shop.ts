import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { createGivex } from '../../src/adapters/givex/gift-card-provider.ts';
import type { Givex } from '../../src/adapters/givex/gift-card-provider.ts';
import type { UseCases } from '../../src/bind-use-cases.ts';
import { GIVEX_PASSWORDS, GIVEX_USER_ID, PIN, startGivex } from './givex-sandbox.ts';
import type { GivexSandbox } from './givex-sandbox.ts';
import { startTestPayments } from './test-payments.ts';
import type { TestPayments } from './test-payments.ts';

/** Present from `beforeAll` on. */
interface Started {
  readonly payments: TestPayments;
  readonly sandbox: GivexSandbox;
  readonly application: UseCases;
}

const owner = () => ({ cartId: randomUUID(), ownerKey: `a:${randomUUID()}`, site: 'loupe' });
export const NETWORK = { network: '203.0.113.0/24', ipAddress: '203.0.113.7', botCheck: '' };

/**
 * The service with the provider's sandbox, for the tests of one file; limits and cards are deleted before each. Its clock stands still, `waited`
 * has the milliseconds that it wanted to wait, and the bot check, whose questions are in `asked`, takes `a-person` only.
 */
export function giftCardShop() {
  const started = {} as { -readonly [part in keyof Started]: Started[part] };
  let givex: Givex;
  const waited: number[] = [];
  const asked: unknown[] = [];
  const add = (number: string, more: object = {}, pin = PIN) =>
    started.application.addGiftCard({ ...owner(), card: { number, pin }, ...NETWORK, ...more });

  beforeAll(async () => {
    [started.payments, started.sandbox] = [await startTestPayments(), await startGivex()];
    givex = createGivex({
      url: started.sandbox.primary,
      secondaryUrl: started.sandbox.secondary,
      userId: GIVEX_USER_ID,
      passwords: GIVEX_PASSWORDS,
      newId: randomUUID,
      logger: started.payments.edges.logger,
    });
    const start = Date.now();
    started.application = started.payments.applicationWith({
      givex,
      now: () => new Date(start),
      wait: async (ms) => void waited.push(ms),
      robots: {
        async isHuman(token, about) {
          asked.push([token, about]);
          return token === 'a-person';
        },
      },
    });
  });
  beforeEach(async () => {
    waited.length = 0;
    await started.payments.rows('DELETE FROM rate_limit');
    await started.payments.rows('DELETE FROM gift_card');
  });
  afterAll(async () => {
    await Promise.all([givex.close(), started.sandbox.stop()]);
    await started.payments.stop();
  });
  return Object.assign(started as Started, { add, owner, waited, asked });
}
