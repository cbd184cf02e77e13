import { createHash, randomUUID } from 'node:crypto';
import { createPayPal } from '../../src/adapters/paypal/paypal-provider.ts';
import type { UseCases } from '../../src/bind-use-cases.ts';
import type { OrderedKind } from '../../src/domain/settlement/settlement.ts';
import type { AuthoriseOutcome } from '../../src/use-cases/attempt.ts';
import type { AuthoriseOrder } from '../../src/use-cases/authorise-payment.ts';
import { later } from './challenges.ts';
import { PAYPAL_CLIENT, startPayPal, WEBHOOK_ID } from './paypal-sandbox.ts';
import type { PayPalSandbox } from './paypal-sandbox.ts';
import { BILL_TO, BROWSER, startTestPayments } from './test-payments.ts';
import type { TestPayments } from './test-payments.ts';

export const DAY_MS = 86_400_000;

/** The page that a payer is sent to; empty without one. */
export const pageOf = (outcome: AuthoriseOutcome): string =>
  'view' in outcome && outcome.view.nextAction?.kind === 'redirect' ? outcome.view.nextAction.url : '';

export interface PayPalWorld {
  readonly payments: TestPayments;
  readonly sandbox: PayPalSandbox;
  readonly application: UseCases;
  /** Another process over the same database. */
  applicationWith(edges: Parameters<TestPayments['applicationWith']>[0]): UseCases;
  order(minorUnits?: number): AuthoriseOrder;
  resume(order: AuthoriseOrder): Promise<AuthoriseOutcome>;
  /** An order that its payer has approved and that is held. */
  held(minorUnits?: number, payerId?: string): Promise<AuthoriseOrder>;
  /** Delivers the events of an order's parcels and returns, one after the other, with their background work. */
  settle(
    order: AuthoriseOrder,
    movements: readonly (readonly [OrderedKind, minorUnits: number, final?: 'final'])[],
  ): Promise<void>;
  /** Both clocks, ours and the provider's, and what falls due. */
  onDay(days: number): Promise<void>;
  background(): Promise<void>;
  /** By account, without those that are zero. */
  booked(order: AuthoriseOrder): Promise<Record<string, number>>;
  /** Each movement at the provider as `capture 1000`. */
  provided(order: AuthoriseOrder): Promise<string[]>;
  differences(): Promise<object[]>;
  stop(): Promise<void>;
}

export async function startPayPalWorld(): Promise<PayPalWorld> {
  const payments = await startTestPayments();
  const sandbox = await startPayPal();
  const { now, logger } = payments.edges;
  const paypal = createPayPal({
    url: sandbox.url,
    client: PAYPAL_CLIENT,
    webhookId: WEBHOOK_ID,
    mostReauthorisations: 8,
    now,
    logger,
  });
  const application = payments.applicationWith({ providers: { paypal } });
  const orderIds = new Map<string, string>();
  const resume = (order: AuthoriseOrder) => application.resume({ ...order, deadline: later() });

  const order = (minorUnits = 235_000): AuthoriseOrder => {
    const placementId = randomUUID();
    const amount = { minorUnits, currency: 'GBP' };
    return {
      placementId,
      step: 'card',
      attempt: 1,
      cartId: randomUUID(),
      ownerKey: `a:${randomUUID()}`,
      site: 'beaverbrooks',
      amount,
      billTo: BILL_TO,
      browser: BROWSER,
      deadline: later(),
      plan: [{ amount, details: { method: 'paypal' }, verified: undefined }],
      reference: `BB${placementId.slice(0, 8).toUpperCase()}`,
      requestHash: createHash('sha256').update(placementId).digest(),
    };
  };

  async function background(): Promise<void> {
    await application.idle();
    await application.settleDue();
    await application.idle();
  }

  return {
    payments,
    sandbox,
    application,
    applicationWith: (edges) => payments.applicationWith({ providers: { paypal }, ...edges }),
    order,
    resume,
    background,
    async held(minorUnits, payerId) {
      const placed = order(minorUnits);
      await sandbox.approve(pageOf(await application.authorise(placed)), payerId);
      await resume(placed);
      return placed;
    },
    async settle({ placementId }, movements) {
      const orderId = orderIds.get(placementId) ?? randomUUID();
      orderIds.set(placementId, orderId);
      for (const [kind, minorUnits, final] of movements) {
        const movement = { placementId, orderId, kind, reference: randomUUID(), final: final === 'final' };
        await application.recordSettlement(
          { ...movement, amount: { minorUnits, currency: 'GBP' } },
          randomUUID(),
        );
        await application.idle();
      }
    },
    async onDay(days) {
      payments.runDatabaseAhead(days * DAY_MS);
      await sandbox.runAhead(days);
      await application.watchHolds();
      await background();
    },
    async booked({ placementId }) {
      const rows = await payments.rows<{ account: string; sum: number }>(
        `SELECT account, sum(ledger_entry.amount_minor)::int AS sum
         FROM ledger_entry JOIN payment ON payment.id = payment_id
         WHERE placement_id = $1 GROUP BY account HAVING sum(ledger_entry.amount_minor) <> 0 ORDER BY account`,
        [placementId],
      );
      return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]));
    },
    async provided({ reference }) {
      return (await sandbox.movements(reference)).map(({ kind, pence }) => `${kind} ${pence}`);
    },
    async differences() {
      const { differences, unread } = await application.reconcileSettlements();
      return [...differences, ...unread];
    },
    async stop() {
      await application.drained();
      await Promise.all([paypal.close(), payments.stop(), sandbox.stop()]);
    },
  };
}
