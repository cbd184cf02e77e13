import { createHash, randomUUID, randomUUIDv7 } from 'node:crypto';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import pg from 'pg';
import { createPool } from '@loupe/database/pool';
import { createLogger } from '@loupe/telemetry/logger';
import { testDatabase } from '@loupe/test-harness/postgres';
import type { TestDatabase } from '@loupe/test-harness/postgres';
import { createCybersource } from '../../src/adapters/cybersource/card-provider.ts';
import { paymentRepository } from '../../src/adapters/db/payment-repository.ts';
import { paymentChanged } from '../../src/events/published/payment-changed.ts';
import { createGivex } from '../../src/adapters/givex/gift-card-provider.ts';
import type { Givex } from '../../src/adapters/givex/gift-card-provider.ts';
import { bindUseCases } from '../../src/bind-use-cases.ts';
import type { UseCases } from '../../src/bind-use-cases.ts';
import type { Amount } from '../../src/domain/payment/payment.ts';
import { createPorts } from '../../src/ports.ts';
import type { PortsOptions } from '../../src/ports.ts';
import type { AuthoriseOrder } from '../../src/use-cases/authorise-payment.ts';
import { GIVEX_PASSWORDS, GIVEX_USER_ID } from './givex-sandbox.ts';
import type { NewAttempt, PaymentStore } from '../../src/use-cases/ports/payment-store.ts';
import { MERCHANT, startSandbox } from './sandbox.ts';
import type { Sandbox } from './sandbox.ts';

export const CARDS = {
  approves: '4111111111111111',
  declined: '4000000000000002',
  hangsAfter: '4000000000000044',
  hangsBefore: '4000000000000051',
  /** Its hold cannot be renewed. */
  declinedAgain: '4000000000000341',
};

/** A port that nobody listens on. */
const NOWHERE = 'http://127.0.0.1:9';

const oneKeyOf = (letter: string) => {
  const active = { kid: letter, key: Buffer.alloc(32, letter) };
  return { accepted: new Map([[active.kid, active.key]]), active };
};
export const VAULT_KEYS = { vault: () => oneKeyOf('v'), digests: () => oneKeyOf('d') };

/** For payments whose card is not stored. */
const NEVER_SEALED = (): never => {
  throw new Error('No card is stored in this test.');
};

const MIGRATIONS = join(import.meta.dirname, '../../prisma/migrations');
const TABLES = [
  'payment',
  'tender',
  'tender_action',
  'payer_authentication',
  'reversal_task',
  'capture_context',
  'ledger_entry',
  'outbox',
  'gift_card',
  'inbox',
  'stored_card',
];

export type Edges = PortsOptions;

const applicationOn = (edges: Edges): UseCases => bindUseCases(createPorts(edges));

/** An order whose whole amount is paid by card. */
export interface CardOrder extends AuthoriseOrder {
  readonly transientToken: string;
}

type Overrides = Partial<Omit<AuthoriseOrder, 'plan'>>;

/** A plan of the whole amount on the card. */
export const byCard = (amount: Amount, transientToken: string): AuthoriseOrder['plan'] => [
  { amount, details: { method: 'credit-card', transientToken }, verified: undefined },
];

/** What `open` stores for an order. */
export const newAttempt = (order: CardOrder, merchantTransactionId: string): NewAttempt => ({
  ...order,
  tenders: [
    {
      method: 'credit-card',
      amount: order.amount,
      merchantTransactionId,
      account: undefined,
      maskedNumber: 'XXXXXXXXXXXX1111',
      cardType: 'Visa',
    },
  ],
});

/** The service's use cases on a database of their own and the real provider sandbox; the clocks can be advanced. */
export interface TestPayments {
  readonly application: UseCases;
  readonly edges: Edges;
  /** The store of payments, for steps of a use case. */
  store(): PaymentStore;
  /** Another process on the same database, with some edges replaced. */
  applicationWith(edges: Partial<Edges>): UseCases;
  readonly sandbox: Sandbox;
  readonly database: TestDatabase;
  /** Advances the database's clock, from now on. */
  runDatabaseAhead(ms: number): void;
  /** Advances our own clock, by which tokens expire, from now on. */
  runAhead(ms: number): void;
  order(number: string, overrides?: Overrides): Promise<CardOrder>;
  /** An order for which payer authentication was set up. */
  prepared(number: string, overrides?: Overrides): Promise<CardOrder>;
  rows<R extends object>(sql: string, values?: unknown[]): Promise<R[]>;
  rowCounts(): Promise<Record<string, number>>;
  /** State of payment and tender, by placement. */
  states(
    placementId: string,
  ): Promise<{ payment: string; tender: string | null; task: string | null } | undefined>;
  /** Minor units that our ledger says the provider holds. */
  authorisedInLedger(): Promise<number>;
  logs(): string;
  stop(): Promise<void>;
}

export async function startTestPayments(): Promise<TestPayments> {
  const database = await testDatabase({ service: 'payments-finance', migrationsDir: MIGRATIONS });
  const sandbox = await startSandbox();
  const admin = new pg.Pool({
    connectionString: database.adminUrl,
    max: 1,
    options: '-c search_path=payments_finance',
  });
  let [aheadMs, databaseAheadMs, logged] = [0, 0, ''];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk);
      done();
    },
  });
  const logger = createLogger({ service: 'payments-finance', level: 'trace', destination });
  const now = () => new Date(Date.now() + aheadMs);
  const cards = createCybersource({
    url: sandbox.url,
    host: new URL(sandbox.url).host,
    ...MERCHANT,
    targetOrigins: ['http://beaverbrooks.localhost:3000'],
    now,
    logger,
  });
  const unreachable = createGivex({
    url: NOWHERE,
    secondaryUrl: NOWHERE,
    userId: GIVEX_USER_ID,
    passwords: GIVEX_PASSWORDS,
    newId: () => randomUUIDv7(),
    logger,
  });
  // Its report is empty, so that cards can be reconciled. Tests of gift cards replace it by one over their sandbox.
  const givex: Givex = {
    ...unreachable,
    providerWith: (vault) => ({ ...unreachable.providerWith(vault), movements: async () => [] }),
  };
  const pool = (kind: 'request' | 'background') =>
    createPool({ url: database.url, applicationName: `payments-${kind}`, kind, max: 4 });
  const edges: Edges = {
    requestPool: pool('request'),
    backgroundPool: pool('background'),
    cards,
    givex,
    vaultKeys: VAULT_KEYS,
    clock: { aheadMs: () => databaseAheadMs },
    wakeRelay: () => {},
    now,
    newId: () => randomUUIDv7(),
    logger,
    lowValueMinorUnits: 3_000,
    sourceFactor: 1,
    wait: async () => {},
  };
  const application = applicationOn(edges);
  const rows = async <R extends object>(sql: string, values: unknown[] = []): Promise<R[]> =>
    (await admin.query<R>(sql, values)).rows;

  const order: TestPayments['order'] = async (number, overrides = {}) => {
    const owner = {
      cartId: randomUUID(),
      ownerKey: `a:${randomUUID()}`,
      site: 'beaverbrooks',
      ...overrides,
    };
    const { captureContext } = await application.issueCaptureContext(owner);
    const transientToken = await sandbox.tokenise(captureContext, number);
    const placementId = randomUUID();
    const amount = overrides.amount ?? { minorUnits: 235_000, currency: 'GBP' };
    return {
      ...owner,
      placementId,
      step: 'card',
      attempt: 1,
      amount,
      plan: byCard(amount, transientToken),
      reference: `BB${placementId.slice(0, 8).toUpperCase()}`,
      transientToken,
      billTo: BILL_TO,
      requestHash: createHash('sha256').update(transientToken).digest(),
      deadline: new Date(Date.now() + 10_000),
      ...overrides,
      browser: 'browser' in overrides ? overrides.browser : BROWSER,
    };
  };

  return {
    application,
    edges,
    store: () =>
      paymentRepository(edges.requestPool, { ...edges, eventOf: paymentChanged, sealCard: NEVER_SEALED }),
    applicationWith: (other) => applicationOn({ ...edges, ...other }),
    sandbox,
    database,
    runDatabaseAhead: (ms) => void (databaseAheadMs = ms),
    runAhead: (ms) => void (aheadMs = ms),
    order,
    async prepared(number, overrides = {}) {
      const made = await order(number, overrides);
      await application.setUpAuthentication(made, made.transientToken);
      return made;
    },
    rows,
    async rowCounts() {
      const counts = TABLES.map((table) => `SELECT '${table}' AS name, count(*)::int AS count FROM ${table}`);
      const found = await rows<{ name: string; count: number }>(counts.join(' UNION ALL '));
      return Object.fromEntries(found.map(({ name, count }) => [name, count]));
    },
    async states(placementId) {
      const [row] = await rows<{ payment: string; tender: string | null; task: string | null }>(
        `SELECT payment.state AS payment, tender.state AS tender, task.state AS task
         FROM payment LEFT JOIN tender ON tender.payment_id = payment.id
         LEFT JOIN reversal_task AS task ON task.tender_id = tender.id
         WHERE placement_id = $1 ORDER BY tender.attempt DESC LIMIT 1`,
        [placementId],
      );
      return row;
    },
    async authorisedInLedger() {
      const sets = await rows<{ sum: string }>(
        'SELECT sum(amount_minor) AS sum FROM ledger_entry GROUP BY set_id, currency HAVING sum(amount_minor) <> 0',
      );
      if (sets.length > 0) throw new Error('the ledger does not balance');
      const [row] = await rows<{ sum: string | null }>(
        "SELECT sum(amount_minor) AS sum FROM ledger_entry WHERE account = 'memorandum.cybersource.authorised'",
      );
      return Number(row?.sum ?? 0);
    },
    logs: () => logged,
    async stop() {
      await application.drained();
      await Promise.all([
        edges.requestPool.end(),
        edges.backgroundPool.end(),
        admin.end(),
        cards.close(),
        givex.close(),
      ]);
      await sandbox.stop();
      await database.drop();
    },
  };
}

export const BROWSER = {
  ipAddress: '203.0.113.5',
  userAgent: 'Mozilla/5.0',
  accept: 'text/html',
  language: 'en-GB',
  javaEnabled: false,
  javaScriptEnabled: true,
  colorDepth: 24,
  screenHeight: 1_440,
  screenWidth: 2_560,
  timeDifference: 0,
  returnUrl: 'http://beaverbrooks.localhost:3000/api/cybsReturnUrl',
};

export const BILL_TO = {
  firstName: 'Amara',
  lastName: 'Okafor',
  street: '1 High Street',
  city: 'Leeds',
  region: '',
  postalCode: 'LS1 1AA',
  country: 'GB',
  email: 'amara@example.com',
  phone: '',
};

/** Pounds that the provider holds for a reference. */
export async function heldAtProvider(sandbox: Sandbox, reference: string): Promise<string[]> {
  const payments = await sandbox.payments(reference);
  return payments.map(({ held }) => held).filter((held) => held !== '0.00');
}
