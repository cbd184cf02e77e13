import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { UseCases } from '../../src/bind-use-cases.ts';
import type { PaymentMethod } from '../../src/domain/payment/payment.ts';
import type { OrderedKind } from '../../src/domain/settlement/settlement.ts';
import type { AuthoriseOutcome } from '../../src/use-cases/attempt.ts';
import type { AuthoriseOrder } from '../../src/use-cases/authorise-payment.ts';
import type { TenderProvider } from '../../src/use-cases/ports/tender-provider.ts';
import { later } from './challenges.ts';
import { BILL_TO, BROWSER, startTestPayments } from './test-payments.ts';
import type { TestPayments } from './test-payments.ts';

export const DAY_MS = 86_400_000;

interface Movement {
  readonly kind: string;
  readonly pence: number;
}

interface Sandbox {
  readonly url: string;
  /** Movements of one of our order numbers, oldest first. */
  movements(reference: string): Promise<readonly Movement[]>;
  runAhead(days: number): Promise<void>;
  stop(): Promise<void>;
}

type WalletMethod = Exclude<PaymentMethod, 'credit-card' | 'givex'>;
type ClosedProvider = TenderProvider & { close(): Promise<void> };

/** Payments by one vendor, with its sandbox. */
export interface VendorWorld<Vendor extends Sandbox = Sandbox> {
  readonly method: WalletMethod;
  readonly payments: TestPayments;
  readonly sandbox: Vendor;
  readonly application: UseCases;
  /** The adapter of another process, whose calls go to another address. */
  providerAt(url: string): ClosedProvider;
  /** Another process over the same database. */
  applicationWith(edges: Parameters<TestPayments['applicationWith']>[0]): UseCases;
  order(minorUnits?: number): AuthoriseOrder;
  resume(order: AuthoriseOrder): Promise<AuthoriseOutcome>;
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

interface Given<Vendor extends Sandbox> {
  readonly method: WalletMethod;
  readonly sandbox: Vendor;
  /** @param url where calls go to */
  readonly create: (edges: TestPayments['edges'], url: string) => ClosedProvider;
}

export async function startVendorWorld<Vendor extends Sandbox>({
  method,
  sandbox,
  create,
}: Given<Vendor>): Promise<VendorWorld<Vendor>> {
  const payments = await startTestPayments();
  const providerAt = (url: string): ClosedProvider => create(payments.edges, url);
  const provider = providerAt(sandbox.url);
  const application = payments.applicationWith({ wait, providers: { [method]: provider } });
  const orderIds = new Map<string, string>();

  async function background(): Promise<void> {
    await application.idle();
    await application.settleDue();
    await application.idle();
  }

  return {
    method,
    payments,
    sandbox,
    application,
    providerAt,
    applicationWith: (edges) =>
      payments.applicationWith({ wait, providers: { [method]: provider }, ...edges }),
    background,
    resume: (order) => application.resume({ ...order, deadline: later() }),
    order(minorUnits = 235_000) {
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
        plan: [{ amount, details: { method }, verified: undefined }],
        reference: `BB${placementId.slice(0, 8).toUpperCase()}`,
        requestHash: createHash('sha256').update(placementId).digest(),
      };
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
      await Promise.all([provider.close(), payments.stop(), sandbox.stop()]);
    },
  };
}
