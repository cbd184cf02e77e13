import { test } from '@playwright/test';

const providerUrl = process.env['CYBERSOURCE_URL'] ?? 'http://127.0.0.1:3010';

/** Test cards of the provider's sandbox. */
export const CARDS = {
  approved: '4111111111111111',
  declined: '4000000000000002',
  noMoney: '4000000000009995',
  /** The bank authorises and its answer never comes. */
  timesOut: '4000000000000044',
  /** The bank asks for a code, and knows the shopper by it. */
  challenged: '4000000000002503',
  /** The bank asks for a code, and does not know the shopper even by the right one. */
  notRecognised: '4000000000002370',
  /** Refused unless the bank has asked for a code before. */
  softDeclined: '4000000000003063',
} as const;

export type ProviderPayment = {
  id: string;
  /** Ours: the number of the order to be. */
  reference: string;
  status: string;
  maskedNumber: string;
  /** Pounds, "2350.00". */
  amount: string;
  held: string;
  captured: string;
};

const NUMBERS = { beaverbrooks: 'BB', loupe: 'LP' } as const;

/** The provider's ledger: every authorisation it ever gave or refused the shop under test. Both may be visited at once. */
export async function providerPayments(): Promise<ProviderPayment[]> {
  const ours = NUMBERS[test.info().project.name as keyof typeof NUMBERS];
  const response = await fetch(`${providerUrl}/control/ledger`);
  const { payments } = (await response.json()) as { payments: ProviderPayment[] };
  return payments.filter(({ reference }) => reference.startsWith(ours));
}

/** What the provider's ledger has got since, and what of it the bank holds. */
export async function followProvider() {
  const known = new Set((await providerPayments()).map(({ id }) => id));
  const since = async () => (await providerPayments()).filter(({ id }) => !known.has(id));
  return {
    /** Every authorisation, given or refused. */
    payments: since,
    /** Amounts the bank holds for us, with the order each belongs to. */
    held: async () =>
      (await since())
        .filter(({ held }) => held !== '0.00')
        .map(({ reference, held, amount }) => ({ reference, whole: held === amount })),
  };
}
