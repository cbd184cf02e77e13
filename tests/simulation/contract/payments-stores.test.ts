import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createPool } from '@loupe/database/pool';
import { poolTx } from '@loupe/database/tx';
import { testDatabase } from '@loupe/test-harness/postgres';
import pg from 'pg';
import { DATABASE_CLOCK } from '../../../services/payments-finance/src/adapters/db/database-clock.ts';
import { giftCardRepository } from '../../../services/payments-finance/src/adapters/db/gift-card-repository.ts';
import { paymentRepository } from '../../../services/payments-finance/src/adapters/db/payment-repository.ts';
import { reversalRepository } from '../../../services/payments-finance/src/adapters/db/reversal-repository.ts';
import { settlementRepository } from '../../../services/payments-finance/src/adapters/db/settlement-repository.ts';
import { paymentChanged } from '../../../services/payments-finance/src/events/published/payment-changed.ts';
import { paymentHoldState } from '../../../services/payments-finance/src/events/published/payment-hold-state.ts';
import { paymentWaitingChanged } from '../../../services/payments-finance/src/events/published/payment-waiting-changed.ts';
import { paymentSettled } from '../../../services/payments-finance/src/events/published/payment-settled.ts';
import { noticeRepository } from '../../../services/payments-finance/src/adapters/db/notice-repository.ts';
import { waitRepository } from '../../../services/payments-finance/src/adapters/db/wait-repository.ts';
import type { PaymentMethod } from '../../../services/payments-finance/src/domain/payment/payment.ts';
import { MemoryDatabase } from '../stores/memory-database.ts';
import { memoryGiftCardVault } from '../stores/payments/gift-card-vault.ts';
import { memoryNoticeStore } from '../stores/payments/notice-store.ts';
import { memoryWaitStore } from '../stores/payments/wait-store.ts';
import { memoryPaymentStore } from '../stores/payments/payment-store.ts';
import { memoryReversalStore } from '../stores/payments/reversal-store.ts';
import { memorySettlementStore } from '../stores/payments/settlement-store.ts';
import { PaymentsTables } from '../stores/payments/tables.ts';
import type { RunStatement } from '../stores/run-statement.ts';
import { normalised } from './differences.ts';
import { GIFT_CARD_CASES } from './gift-card-cases.ts';
import { LOAN_CASES } from './loan-cases.ts';
import { OWNER, PAYMENT_CASES } from './payments-cases.ts';
import type { PaymentStores } from './payments-cases.ts';
import { SETTLEMENT_CASES } from './settlement-cases.ts';

const MIGRATIONS = new URL('../../../services/payments-finance/prisma/migrations', import.meta.url).pathname;
const SECRET = { kid: 'one', key: Buffer.alloc(32, 1) };
const KEYS = () => ({ active: SECRET, accepted: new Map([[SECRET.kid, SECRET.key]]) });
const KEY = { kty: 'RSA', n: 'n', e: 'AQAB' } as const;

let database: Awaited<ReturnType<typeof testDatabase>>;
let pool: pg.Pool;
let admin: pg.Pool;

/** Ascending, as those of Postgres: settlements are in the order of their ids. */
let made = 0;
const ascendingId = (): string => `00000000-0000-7000-8000-${String(++made).padStart(12, '0')}`;

const writing = { newId: () => randomUUID() as string, now: () => new Date() };

beforeAll(async () => {
  database = await testDatabase({ service: 'payments-finance', migrationsDir: MIGRATIONS });
  pool = createPool({ url: database.url, applicationName: 'contract', kind: 'background' });
  const options = '-c search_path=payments_finance';
  admin = new pg.Pool({ connectionString: database.adminUrl, max: 1, options });
});

afterAll(async () => {
  await Promise.all([pool.end(), admin.end()]);
  await database.drop();
});

const CASES = { ...PAYMENT_CASES, ...SETTLEMENT_CASES, ...GIFT_CARD_CASES, ...LOAN_CASES };

describe('payments-finance’s in-memory stores have the same results as those in Postgres:', () => {
  it.each(Object.keys(CASES))('%s', async (name) => {
    const play = CASES[name as keyof typeof CASES];
    const expected = normalised(await play(await inPostgres()));
    expect(normalised(await play(inMemory()))).toEqual(expected);
  });
});

const WAITING = {
  mayWait: (method: PaymentMethod) => method === 'v12',
  waitingEventOf: paymentWaitingChanged,
};

const NEVER_SEALED = (): never => {
  throw new Error('No card is stored.');
};

async function inPostgres(): Promise<PaymentStores> {
  const clock = DATABASE_CLOCK;
  const common = { ...writing, clock, wakeRelay: () => {} };
  const { cartId, ownerKey, site } = OWNER;
  await pool.query(
    `INSERT INTO capture_context (kid, jti, cart_id, owner_key, site, jwk, expires_at)
     VALUES ('kid', 'jti', $1, $2, $3, $4, now()) ON CONFLICT DO NOTHING`,
    [cartId, ownerKey, site, JSON.stringify(KEY)],
  );
  const rows = async <Row extends object>(sql: string, id: string) => (await pool.query<Row>(sql, [id])).rows;
  return {
    payments: paymentRepository(pool, {
      ...common,
      eventOf: paymentChanged,
      sealCard: NEVER_SEALED,
      waiting: WAITING,
    }),
    waits: waitRepository(pool, { ...common, ...WAITING }),
    notices: noticeRepository(pool, clock),
    reversals: reversalRepository(poolTx(pool), clock),
    giftCards: giftCardRepository(poolTx(pool), { vault: KEYS, digests: KEYS }, writing.newId),
    settlements: settlementRepository(pool, {
      ...common,
      settledEventOf: paymentSettled,
      holdStateEventOf: paymentHoldState,
      waitingEventOf: paymentWaitingChanged,
    }),
    ledgerOf: (placementId) =>
      rows(
        `SELECT account, kind, sum(e.amount_minor)::int AS "minorUnits" FROM ledger_entry e JOIN payment p ON p.id = e.payment_id
         WHERE p.placement_id = $1 GROUP BY account, kind ORDER BY account, kind`,
        placementId,
      ),
    eventsOf: (placementId) =>
      rows(
        `SELECT type, aggregate_version AS version FROM outbox o JOIN payment p ON p.id::text = o.aggregateid
         WHERE p.placement_id = $1 ORDER BY seq`,
        placementId,
      ),
    newId: writing.newId,
  };
}

function inMemory(): PaymentStores {
  const tables = new PaymentsTables();
  tables.contexts.committed.set('kid', { ...OWNER, key: KEY });
  const memory = new MemoryDatabase({ clock: () => new Date(), newId: ascendingId });
  const run: RunStatement = (_point, statement) => memory.execute(statement);
  const waiting = { ...writing, ...WAITING };
  const paymentOf = (placementId: string) => tables.paymentByPlacement.committed.get(placementId);
  return {
    payments: memoryPaymentStore(tables, run, { ...writing, eventOf: paymentChanged, waiting }),
    waits: memoryWaitStore(tables, run, waiting),
    notices: memoryNoticeStore(tables, run),
    reversals: memoryReversalStore(tables, run),
    giftCards: memoryGiftCardVault(tables, run),
    settlements: memorySettlementStore(tables, run, { ...writing, waiting }),
    ledgerOf: async (placementId) => {
      const entries = [...tables.ledger.committed.values()].filter(
        ({ paymentId }) => paymentId === paymentOf(placementId),
      );
      const sums = Map.groupBy(entries, ({ account, kind }) => `${account} ${kind}`);
      return [...sums]
        .sort(([left], [right]) => (left < right ? -1 : 1))
        .map(([name, group]) => {
          const [account = '', kind = ''] = name.split(' ');
          return { account, kind, minorUnits: group.reduce((sum, { minorUnits }) => sum + minorUnits, 0) };
        });
    },
    eventsOf: async (placementId) =>
      [...tables.messaging.outbox.committed.values()]
        .filter(({ aggregateid }) => aggregateid === paymentOf(placementId))
        .map(({ type, aggregate_version: version }) => ({ type, version })),
    newId: writing.newId,
  };
}
