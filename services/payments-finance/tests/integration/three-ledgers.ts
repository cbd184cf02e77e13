import { expect } from '@jest/globals';
import type { AuthoriseOrder } from '../../src/use-cases/authorise-payment.ts';
import type { V12World } from './v12-world.ts';

const pence = (text: string): number => Math.round(Number(text) * 100);
const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

/** Of one order, the books of the shop, the card provider and the lender agree to the penny: what is held, taken, signed and owed. */
export async function expectThreeLedgers(world: V12World, order: AuthoriseOrder): Promise<void> {
  const booked = await world.booked(order);
  const cards = await world.payments.sandbox.payments(order.reference);
  const loans = await world.sandbox.applications(order.reference);
  const shop = {
    held: booked['memorandum.cybersource.authorised'] ?? 0,
    taken: booked['asset.cybersource.receivable'] ?? 0,
    signed: booked['memorandum.v12.authorised'] ?? 0,
    owed: booked['asset.v12.receivable'] ?? 0,
  };
  const others = {
    held: sum(cards.map(({ held }) => pence(held))),
    taken: sum(cards.map(({ captured, refunded }) => pence(captured) - pence(refunded))),
    signed: sum(
      loans.map(({ status, loan, refunded }) => (status === 'awaitingFulfilment' ? loan - refunded : 0)),
    ),
    owed: sum(loans.map(({ owed }) => owed)),
  };
  expect(others).toEqual(shop);
  expect(booked['liability.customers'] ?? 0).toBe(0 - shop.taken - shop.owed);
}
