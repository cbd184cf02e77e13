import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { createGivex } from '../../src/adapters/givex/gift-card-provider.ts';
import type { Givex } from '../../src/adapters/givex/gift-card-provider.ts';
import type { UseCases } from '../../src/bind-use-cases.ts';
import type { SoldGiftCards } from '../../src/use-cases/ports/settlement-store.ts';
import { GIVEX_PASSWORDS, GIVEX_USER_ID, startGivex } from './givex-sandbox.ts';
import type { GivexSandbox } from './givex-sandbox.ts';
import { CARDS, startTestPayments } from './test-payments.ts';
import type { TestPayments } from './test-payments.ts';

export const HOUR_MS = 3_600_000;
const GBP = (minorUnits: number) => ({ minorUnits, currency: 'GBP' });

/** An order that is paid by card and contains gift cards of £50.00. */
export interface SoldOrder {
  readonly placementId: string;
  /** The event of a parcel with these gift cards, delivered once; by line where several are of one sku. */
  ship(quantity: number | readonly number[], messageId?: string): Promise<void>;
  /** The event of their return. @returns its reference */
  takeBack(quantity: number, line?: number, giftCardEndings?: readonly string[]): Promise<string>;
  issues(): Promise<{ id: string; state: string }[]>;
  reveal(): Promise<{ number: string; pin: string }[]>;
}

export interface SoldGiftCardsWorld {
  readonly payments: TestPayments;
  readonly sandbox: GivexSandbox;
  readonly application: UseCases;
  order(): Promise<SoldOrder>;
  /** The reference of the last return of a placement. */
  returnOf(placementId: string): string;
  /** Settles and issues everything due at a time, by the database's clock, until nothing is. */
  sweepAt(ms: number, application?: UseCases): Promise<void>;
  /** Balances of the cards that were issued and are not empty. */
  liveCards(): Promise<{ number: string; pin: string; balance: string }[]>;
}

/** Payments over both sandboxes. Faults are cleared after each test. */
export function useSoldGiftCards(): SoldGiftCardsWorld {
  let [payments, sandbox, givex, application] = [] as unknown as [
    ...[TestPayments, GivexSandbox, Givex, UseCases],
  ];
  const returns = new Map<string, string>();
  beforeAll(async () => {
    [payments, sandbox] = [await startTestPayments(), await startGivex()];
  });
  // Its circuit breakers remember the faults of the test before.
  beforeEach(() => {
    givex = createGivex({
      url: sandbox.primary,
      secondaryUrl: sandbox.secondary,
      userId: GIVEX_USER_ID,
      passwords: GIVEX_PASSWORDS,
      newId: randomUUID,
      logger: payments.edges.logger,
    });
    application = payments.applicationWith({ givex });
  });
  afterEach(async () => {
    await Promise.all([sandbox.clearFaults(), application.drained()]);
    await givex.close();
  });
  afterAll(async () => {
    await sandbox.stop();
    await payments.stop();
  });

  return {
    get payments() {
      return payments;
    },
    get sandbox() {
      return sandbox;
    },
    get application() {
      return application;
    },
    returnOf: (placementId) => returns.get(placementId) ?? '',
    async order() {
      payments.runDatabaseAhead(0);
      const paid = await payments.order(CARDS.approves);
      await application.authorise(paid);
      const { placementId } = paid;
      const orderId = randomUUID();
      const move = (
        kind: 'capture' | 'refund',
        reference: string,
        lines: readonly { quantity: number; line: number }[],
        messageId: string = randomUUID(),
        giftCardEndings: readonly string[] = [],
      ) => {
        const giftCards: SoldGiftCards[] = lines.map((of) => ({ sku: 'GC0050', value: 5_000, ...of }));
        const about = { placementId, orderId, kind, reference, final: false, giftCards, giftCardEndings };
        const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
        return application.recordSettlement({ ...about, amount: GBP(pieces * 5_000) }, messageId);
      };
      const issues = () =>
        payments.rows<{ id: string; state: string }>(
          `SELECT issued.id, issued.state FROM issued_gift_card AS issued JOIN payment ON payment.id = payment_id
           WHERE placement_id = $1 ORDER BY unit`,
          [placementId],
        );
      return {
        placementId,
        ship: (quantity, messageId) =>
          move(
            'capture',
            'parcel',
            typeof quantity === 'number'
              ? [{ quantity, line: 1 }]
              : quantity.map((ofLine, index) => ({ quantity: ofLine, line: index + 1 })),
            messageId,
          ),
        async takeBack(quantity, line = 1, giftCardEndings = []) {
          const reference = randomUUID();
          returns.set(placementId, reference);
          await move('refund', reference, [{ quantity, line }], randomUUID(), giftCardEndings);
          return reference;
        },
        issues,
        async reveal() {
          const all = await issues();
          const found = await Promise.all(
            all.map(({ id }) =>
              application.revealGiftCard({ placementId, issueId: id, reader: { kind: 'mail' } }),
            ),
          );
          return found.flatMap((one) => (one === undefined ? [] : [one.card]));
        },
      };
    },
    async sweepAt(ms, by = application) {
      payments.runDatabaseAhead(ms);
      await by.idle();
      for (let rounds = 0; rounds < 10; rounds++)
        if ((await by.settleDue()) + (await by.issueGiftCards()) === 0) return;
      throw new Error('There is always something due.');
    },
    async liveCards() {
      const response = await fetch(`${sandbox.primary}/control/cards`);
      const { cards } = (await response.json()) as {
        cards: { number: string; pin: string; balance: string }[];
      };
      return cards
        .filter(({ number, balance }) => number.startsWith('6036281') && balance !== '0.00')
        .map(({ number, pin, balance }) => ({ number, pin, balance }));
    },
  };
}
