import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SITES } from '@loupe/contracts/sites';
import { createPool } from '@loupe/database/pool';
import { poolTx } from '@loupe/database/tx';
import type { Envelope } from '@loupe/messaging/envelope';
import { testDatabase } from '@loupe/test-harness/postgres';
import type pg from 'pg';
import { countRepository } from '../../services/cart-checkout/src/adapters/db/count-repository.ts';
import { reportRepository } from '../../services/cart-checkout/src/adapters/db/report-repository.ts';
import { onCountedEvent } from '../../services/cart-checkout/src/events/consumed/counted-events.ts';
import { readReportCommand } from '../../services/cart-checkout/src/operator/read-report-command.ts';
import { makeReport } from '../../services/cart-checkout/src/use-cases/make-report.ts';
import { booksOf, eventsOf } from './counted/books.ts';
import type { Booked, BookedFigure } from './counted/books.ts';
import { Random } from './engine/random.ts';
import { runSeed } from './run-seed.ts';

const MIGRATIONS = new URL('../../services/cart-checkout/prisma/migrations', import.meta.url).pathname;
const CONSUMER = 'cart-checkout.counts';
/** Each time that the clock changes; `COUNTED_ORDERS=500` for a thousand in all. */
const ORDERS = Number(process.env['COUNTED_ORDERS'] ?? 60);
const FIRST_SEED = Number(process.env['PROPERTY_SEED'] ?? Date.now() % 1_000_000);
const MINUTE = 60_000;

let database: Awaited<ReturnType<typeof testDatabase>>;
let pool: pg.Pool;

beforeAll(async () => {
  database = await testDatabase({ service: 'cart-checkout', migrationsDir: MIGRATIONS });
  pool = createPool({ url: database.url, applicationName: 'counts', kind: 'background' });
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

interface Traded {
  readonly events: Envelope[];
  readonly books: Booked[];
  orders: number;
  paidByGiftCard: number;
}

/** Shoppers, warehouse and failures, spread over three days around a moment. Ids repeat from run to run, so events get new ones. */
async function trade(around: number): Promise<Traded> {
  const all: Traded = { events: [], books: [], orders: 0, paidByGiftCard: 0 };
  for (let seed = FIRST_SEED; all.orders < ORDERS; seed++) {
    const beginning = around + (((seed * 1_013) % (72 * 60)) - 36 * 60) * MINUTE;
    await runSeed(seed, {
      beginning,
      look(shop) {
        all.books.push(...booksOf(shop));
        all.events.push(...eventsOf(shop).map((event) => ({ ...event, id: randomUUID() })));
        for (const { tenders } of shop.checkout.orders.committed.values()) {
          all.orders++;
          if (tenders.some(({ method }) => method === 'givex')) all.paidByGiftCard++;
        }
      },
    });
  }
  return all;
}

/** In random order, and one in three twice. */
async function count(events: readonly Envelope[], random: Random): Promise<void> {
  const counts = countRepository(poolTx(pool));
  const handle = onCountedEvent((id, counted) => counts.addEvent(CONSUMER, id, counted));
  const told = [...events, ...events.filter(() => random.chance(1 / 3))];
  const order = told.map((envelope) => ({ envelope, place: random.between(0, 1e9) }));
  order.sort((left, right) => left.place - right.place);
  const next = order.values();
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const { envelope } of next) await handle({ envelope });
    }),
  );
}

const LONDON = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' });
const COLUMNS: Readonly<Record<BookedFigure, number>> = { sold: 7, cancelled: 9, returned: 10, refunded: 12 };

/** By day, shop and figure, where there is anything. */
function sumsOf(books: readonly Booked[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { figure, site, at, amount } of books) {
    const key = `${LONDON.format(at)} ${site} ${figure}`;
    sums[key] = (sums[key] ?? 0) + amount;
  }
  return withoutZero(sums);
}

async function reported(from: string, to: string): Promise<Record<string, number>> {
  const command = readReportCommand(['sales', '--from', from, '--to', to], '2027-01-01');
  const { rows } = await makeReport({ reports: reportRepository(poolTx(pool)), sites: SITES }, command);
  const figures = Object.entries(COLUMNS);
  return withoutZero(
    Object.fromEntries(
      rows.flatMap(([day, site, ...cells]) =>
        figures.map(([figure, column]) => [
          `${String(day)} ${String(site)} ${figure}`,
          (cells[column - 2] as { pence: number }).pence,
        ]),
      ),
    ),
  );
}

const withoutZero = (sums: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(sums).filter(([, amount]) => amount !== 0));

describe(`${ORDERS} generated orders with returns, gift cards and cancellations`, () => {
  it.each([
    ['in March', '2026-03-29T01:00:00Z', '2026-03-26', '2026-04-02'],
    ['in October', '2026-10-25T01:00:00Z', '2026-10-22', '2026-10-29'],
  ])(
    'when the clock changes %s: the report equals orders and ledger, to the penny, and so when all is counted again',
    async (_when, change, from, to) => {
      await pool.query('TRUNCATE count_minute, inbox');
      const { events, books, orders, paidByGiftCard } = await trade(Date.parse(change));
      expect(orders).toBeGreaterThanOrEqual(ORDERS);
      expect(paidByGiftCard).toBeGreaterThan(0);
      const expected = sumsOf(books);
      const figures = Object.keys(expected).map((key) => key.split(' ')[2]);
      expect(new Set(figures)).toEqual(new Set(Object.keys(COLUMNS)));
      expect(new Set(Object.keys(expected).map((key) => key.slice(0, 10))).size).toBeGreaterThanOrEqual(3);
      const random = new Random(FIRST_SEED);
      await count(events, random);
      expect({ PROPERTY_SEED: FIRST_SEED, sums: await reported(from, to) }).toEqual({
        PROPERTY_SEED: FIRST_SEED,
        sums: expected,
      });
      await pool.query('TRUNCATE count_minute, inbox');
      await count(events, random);
      expect(await reported(from, to)).toEqual(expected);
    },
    10 * MINUTE,
  );
});
