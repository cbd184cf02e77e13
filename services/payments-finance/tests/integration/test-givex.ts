import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { createLogger } from '@loupe/telemetry/logger';
import { createGivex } from '../../src/adapters/givex/gift-card-provider.ts';
import type { GivexOptions } from '../../src/adapters/givex/gift-card-provider.ts';
import type { GiftCard, GiftCardVault } from '../../src/use-cases/ports/gift-cards.ts';
import type { TenderProvider } from '../../src/use-cases/ports/tender-provider.ts';
import { BILL_TO } from './test-payments.ts';
import { GIVEX_PASSWORDS, GIVEX_USER_ID, PIN, startGivex } from './givex-sandbox.ts';
import type { GivexSandbox } from './givex-sandbox.ts';

export interface TestGivex {
  readonly sandbox: GivexSandbox;
  /** The provider over the real sandbox and a vault of known cards, with connections of its own. */
  provider(over?: Partial<GivexOptions>): TenderProvider;
  /** An order over a card, by minor units. */
  order(number: string, minorUnits: number): Parameters<TenderProvider['authorise']>[0];
  logs(): string;
}

/** A sandbox that runs during the tests of the file. Faults are cleared after each test. */
export function useGivex(): TestGivex {
  const cards = new Map<string, GiftCard>();
  const open: { close(): Promise<void> }[] = [];
  let sandbox: GivexSandbox;
  let logged = '';
  const destination = new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk);
      done();
    },
  });
  const logger = createLogger({ service: 'payments-finance', level: 'trace', destination });
  const vault: Pick<GiftCardVault, 'find' | 'reveal'> = {
    find: async (id, { cartId }) =>
      cards.has(id) && cartId === 'c'
        ? { id, maskedNumber: 'XXXXXXXXXXXXXXX0001', digest: 'digest' }
        : undefined,
    reveal: async (id) => cards.get(id),
  };

  beforeAll(async () => void (sandbox = await startGivex()));
  afterEach(async () => {
    await sandbox.clearFaults();
    await Promise.all(open.splice(0).map((givex) => givex.close()));
  });
  afterAll(() => sandbox.stop());

  return {
    get sandbox() {
      return sandbox;
    },
    provider(over = {}) {
      const givex = createGivex({
        url: sandbox.primary,
        secondaryUrl: sandbox.secondary,
        userId: GIVEX_USER_ID,
        passwords: GIVEX_PASSWORDS,
        newId: () => randomUUID(),
        logger,
        ...over,
      });
      open.push(givex);
      return givex.providerWith(vault);
    },
    order(number, minorUnits) {
      const giftCardId = randomUUID();
      cards.set(giftCardId, { number, pin: PIN });
      return {
        details: { method: 'givex', giftCardId },
        verified: {
          maskedNumber: 'XXXXXXXXXXXXXXX0001',
          cardType: 'givex',
          cardDigest: 'digest',
          data: { giftCardId },
        },
        amount: { minorUnits, currency: 'GBP' },
        reference: 'BB1',
        merchantTransactionId: randomUUID(),
        billTo: BILL_TO,
      };
    },
    logs: () => logged,
  };
}

/** A call about what an order has held or moved. */
export const followOn = (order: ReturnType<TestGivex['order']>, minorUnits = order.amount.minorUnits) => ({
  amount: { minorUnits, currency: 'GBP' },
  reference: order.reference,
  merchantTransactionId: order.merchantTransactionId,
  account: 'giftCardId' in order.details ? order.details.giftCardId : undefined,
});
