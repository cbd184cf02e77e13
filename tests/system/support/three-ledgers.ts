import { providerLedger } from '@loupe/scripted-shopper/card';
import { findLenderRow } from './lender.ts';
import { movementsOf, recordsOf } from '@loupe/scripted-shopper/mixed-payment';
import type { Movements } from '@loupe/scripted-shopper/mixed-payment';
import { until } from '@loupe/scripted-shopper/until';

const pence = (text: string): number => Math.round(Number(text) * 100);

/** What one of the three has of an order's money, in pence. */
export interface Money {
  /** By card: held, and taken less what was given back. */
  readonly heldByCard: number;
  readonly takenByCard: number;
  /** Of the loan: signed, and asked for or paid less what was given back. */
  readonly signed: number;
  readonly lent: number;
}

async function inShop(orderNumber: string): Promise<Money> {
  const { ledger } = await recordsOf(orderNumber);
  const of = (account: string): number => ledger[account] ?? 0;
  return {
    heldByCard: of('memorandum.cybersource.authorised'),
    takenByCard: of('asset.cybersource.receivable'),
    signed: of('memorandum.v12.authorised'),
    lent: of('asset.v12.receivable'),
  };
}

async function atProviders(orderNumber: string, application: string): Promise<Money> {
  const { payments } = await providerLedger();
  const rows = payments.filter(({ reference }) => reference === orderNumber) as unknown as readonly {
    readonly held: string;
    readonly captured: string;
    readonly refunded: string;
  }[];
  const sum = (of: (row: (typeof rows)[number]) => number): number =>
    rows.reduce((all, row) => all + of(row), 0);
  const nothing = { status: 'unknown', loan: 0, refunded: 0, owed: 0 };
  const { status, loan, refunded, owed } = (await findLenderRow(application)) ?? nothing;
  return {
    heldByCard: sum(({ held }) => pence(held)),
    takenByCard: sum(({ captured, refunded: back }) => pence(captured) - pence(back)),
    signed: status === 'awaitingFulfilment' ? loan - refunded : 0,
    lent: owed,
  };
}

/**
 * Waits until the ledgers of shop, card provider and lender all say this, to the penny, and nothing is under way. What customers are owed in
 * the shop's ledger, and what the warehouse has sent less what came back, is what was taken and lent.
 */
export async function expectLedgers(
  { orderNumber, application }: { orderNumber: string; application: string },
  expected: Partial<Money>,
): Promise<void> {
  const wanted = { heldByCard: 0, takenByCard: 0, signed: 0, lent: 0, ...expected };
  const paid = wanted.takenByCard + wanted.lent;
  let found: unknown;
  const agree = async (): Promise<boolean> => {
    const [shop, providers] = [await inShop(orderNumber), await atProviders(orderNumber, application)];
    const { ledger, open } = await recordsOf(orderNumber);
    // Undefined without an order.
    const moved = (await movementsOf(orderNumber)) as Movements | undefined;
    const kept = (moved?.shipped ?? 0) - (moved?.returned ?? 0);
    const owed = -(ledger['liability.customers'] ?? 0);
    found = { shop, providers, open, owed, kept };
    const same = (money: Money): boolean =>
      (Object.keys(wanted) as (keyof Money)[]).every((name) => money[name] === wanted[name]);
    return same(shop) && same(providers) && open === 0 && owed === paid && kept === paid;
  };
  try {
    await until('three ledgers agree', agree, 40_000);
  } catch {
    throw new Error(`Not ${JSON.stringify(wanted)}: ${JSON.stringify(found)}`);
  }
}
