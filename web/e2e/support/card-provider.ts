const providerUrl = process.env['CYBERSOURCE_URL'] ?? 'http://127.0.0.1:3010';

/** Test cards of the provider's sandbox. */
export const CARDS = {
  approved: '4111111111111111',
  declined: '4000000000000002',
  noMoney: '4000000000009995',
  /** The bank authorises and its answer never comes. */
  timesOut: '4000000000000044',
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

/** The provider's ledger: every authorisation it ever gave or refused. */
export async function providerPayments(): Promise<ProviderPayment[]> {
  const response = await fetch(`${providerUrl}/control/ledger`);
  const { payments } = (await response.json()) as { payments: ProviderPayment[] };
  return payments;
}
