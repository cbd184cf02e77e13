import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createPool } from '@loupe/database/pool';
import type pg from 'pg';
import { requestPricePromise } from '../../src/use-cases/request-price-promise.ts';
import { servePricePromise, type Decision } from '../../src/use-cases/serve-price-promise.ts';
import { sweepPricePromises } from '../../src/use-cases/sweep-price-promises.ts';
import { usePricePromises } from '../../src/use-cases/use-price-promise.ts';
import { endedAfterEach, type Transaction } from './support/ending.ts';
import { SKU, storesOnSaturday } from './support/reservations.ts';

const { service, later } = storesOnSaturday();
let killed: pg.Pool;
beforeAll(() => {
  const { url } = service().database;
  killed = createPool({ url, applicationName: 'killed', max: 1, kind: 'background' });
});
beforeEach(() => service().setClock('2026-11-21T12:00:00.000Z'));
afterAll(() => killed.end());

/** Everything that a change of a request writes. */
const written = async () => {
  const all = `SELECT (SELECT jsonb_agg(p) FROM price_promise p) AS promises,
    (SELECT jsonb_agg(a ORDER BY version) FROM price_promise_act a) AS acts,
    (SELECT jsonb_agg(o.seq) FROM outbox o) AS events, (SELECT jsonb_agg(id) FROM later_work) AS mails`;
  return (await service().pool.query<Record<string, unknown>>(all)).rows[0];
};
const ended = (change: (transaction: Transaction) => Promise<unknown>) =>
  endedAfterEach(killed, written, change);

const GUEST = { site: 'beaverbrooks', session: 's', network: 'n', ipAddress: '', owner: 'a:1' } as const;
const ASKED = { sku: SKU, theirPrice: 100_000, shop: 'Hartwell', name: 'Ada', email: 'ada@example.com' };
const UNCOUNTED = { type: 'Counted', windows: [], hits: new Map<string, number>() } as const;
const ports = (transaction: Transaction) => {
  // Attempts are counted before, in a transaction of their own.
  const limits = { ...service().ports.limits, count: async () => UNCOUNTED };
  const newPromiseCode = () => 'PROMISE';
  return { ...service().ports, limits, transaction, newPromiseCode };
};
const decide = (decision: Decision, by: string) => async (transaction: Transaction) => {
  const { rows } = await service().pool.query<{ number: string }>('SELECT number FROM price_promise');
  const done = await servePricePromise(ports(transaction), rows[0]!.number, decision, by);
  expect(done.outcome).toBe('served');
};
const acts = async () =>
  (
    await service().pool.query<{ act: string }>('SELECT act FROM price_promise_act ORDER BY version')
  ).rows.map(({ act }) => act);

/** Tells what is due, as the next sweep would after the end of this one. */
const sweep = async (transaction: Transaction) => {
  const faults: unknown[] = [];
  await service().pool.query('UPDATE price_promise SET due_at = clock()');
  await sweepPricePromises({ ...ports(transaction), reportFault: (error) => void faults.push(error) });
  // The lease is another transaction, and committed.
  if (faults.length > 0) {
    await service().pool.query('UPDATE price_promise SET due_at = clock()');
    throw faults[0];
  }
};

describe('a process that ends after any statement of a change of a price promise leaves nothing of it, and the next one makes it whole', () => {
  const ask = (t: Transaction) => requestPricePromise(ports(t), GUEST, ASKED);
  const approve = { kind: 'approve', price: null } as const;

  it('[RT-15] asking, two names for an approval, taking it back, and withdrawing', async () => {
    expect(await ended(ask)).toBeGreaterThan(6);
    expect(await ended(decide(approve, 'Grace'))).toBeGreaterThan(3);
    expect(await ended(decide(approve, 'Ada'))).toBeGreaterThan(4);
    expect(await ended(decide({ kind: 'undo' }, 'Ada'))).toBeGreaterThan(3);
    await decide({ kind: 'approve', price: null }, 'Grace')(service().ports.transaction);
    await decide({ kind: 'approve', price: null }, 'Ada')(service().ports.transaction);
    expect(await ended(decide({ kind: 'withdraw' }, 'Ada'))).toBeGreaterThan(3);
    expect((await acts()).join(' ')).toBe('ask approve approve undo approve approve withdraw');
  });

  it('[EU-09] a refusal, a fault, and opening it again', async () => {
    await ask(service().ports.transaction);
    expect(await ended(decide({ kind: 'fail', reason: 'PAGE_GONE' }, 'Ada'))).toBeGreaterThan(3);
    expect(await ended(decide({ kind: 'reopen' }, 'Ada'))).toBeGreaterThan(3);
    expect(await ended(decide({ kind: 'reject', reason: 'NOT_PUBLIC' }, 'Ada'))).toBeGreaterThan(3);
    expect((await acts()).join(' ')).toBe('ask fail reopen reject');
  });

  it('[EU-09] a late answer, the end of a price, and an order that used it', async () => {
    await ask(service().ports.transaction);
    await later(3 * 24 * 60);
    await service().pool.query('UPDATE price_promise SET due_at = clock()');
    expect(await ended(sweep)).toBeGreaterThan(3);
    for (const by of ['Grace', 'Ada']) await decide(approve, by)(service().ports.transaction);
    await later(8 * 24 * 60);
    await service().pool.query('UPDATE price_promise SET due_at = clock()');
    expect(await ended(sweep)).toBeGreaterThan(3);
    const { rows } = await service().pool.query<{ code: string }>('SELECT code FROM price_promise');
    const use = (t: Transaction) => usePricePromises(ports(t), 'BB7Q2M4X9AB', [rows[0]!.code]);
    expect(await ended(use)).toBeGreaterThan(3);
    expect((await acts()).join(' ')).toBe('ask late approve approve end use');
  });
});
