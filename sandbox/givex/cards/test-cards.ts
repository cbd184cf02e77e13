/** A gift card as it is printed, and the balance it begins with. */
export interface Card {
  readonly number: string;
  readonly pin: string;
  /** The number that the vendor's answers name instead of the card's. */
  readonly serial: string;
  readonly pence: number;
  /** Last day, yyyy-MM-dd. */
  readonly expires?: string;
  readonly state: 'active' | 'inactive' | 'blocked';
}

const PIN = '1234';

const card = (end: string, pence: number, more: Partial<Card> = {}): Card => ({
  number: `603628${end.padStart(13, '0')}`,
  pin: PIN,
  serial: `603628-2${end.padStart(8, '0')}`,
  pence,
  state: 'active' as const,
  ...more,
});

/** The cards of a new ledger; all have one PIN. */
export const TEST_CARDS: readonly Card[] = [
  card('10', 1_000),
  card('25', 2_500),
  card('50', 5_000),
  card('100', 10_000),
  card('500', 50_000),
  card('5000', 500_000),
  card('40', 4_000, { expires: '2099-12-31' }),
  card('0', 0),
  card('9001', 5_000, { expires: '2020-01-31' }),
  card('9002', 5_000, { state: 'inactive' }),
  card('9003', 5_000, { state: 'blocked' }),
];
