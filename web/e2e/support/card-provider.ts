import { test } from '@playwright/test';
import { PAGES, shopOf } from '../shop.ts';

const providerUrl = process.env['CYBERSOURCE_URL'] ?? 'http://127.0.0.1:3010';

/** Test cards of the provider's sandbox. */
export const CARDS = {
  approved: '4111111111111111',
  declined: '4000000000000002',
  noMoney: '4000000000009995',
  /** The bank authorises but its answer never arrives. */
  timesOut: '4000000000000044',
  /** Requires a challenge, which succeeds with the right code. */
  challenged: '4000000000002503',
  /** Requires a challenge, which fails even with the right code. */
  notRecognised: '4000000000002370',
  /** Declined unless a challenge was completed before. */
  softDeclined: '4000000000003063',
} as const;

export type ProviderPayment = {
  id: string;
  /** Our reference: the future order number. */
  reference: string;
  status: string;
  maskedNumber: string;
  /** Pounds, e.g. "2350.00". */
  amount: string;
  held: string;
  captured: string;
  refunded: string;
};

const NUMBERS = { beaverbrooks: 'BB', loupe: 'LP' } as const;

/**
 * The provider's ledger: every authorisation it approved or declined for the shop under test. Both shops may be
 * tested at once.
 */
export async function providerPayments(): Promise<ProviderPayment[]> {
  const { name } = test.info().project;
  if (name.endsWith(PAGES))
    throw new Error('List the file of this journey in IN_TURN of playwright.config.ts.');
  const ours = NUMBERS[shopOf(name)];
  const response = await fetch(`${providerUrl}/control/ledger`);
  const { payments } = (await response.json()) as { payments: ProviderPayment[] };
  return payments.filter(({ reference }) => reference.startsWith(ours));
}

/** What was added to the provider's ledger since, and what of it is held. */
export async function followProvider() {
  const known = new Set((await providerPayments()).map(({ id }) => id));
  const since = async () => (await providerPayments()).filter(({ id }) => !known.has(id));
  return {
    /** Every authorisation, approved or declined. */
    payments: since,
    /** Amounts held for us, with the order of each. */
    held: async () =>
      (await since())
        .filter(({ held }) => held !== '0.00')
        .map(({ reference, held, amount }) => ({ reference, whole: held === amount })),
  };
}
