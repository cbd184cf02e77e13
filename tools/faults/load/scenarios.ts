/** Cards of the sandbox by what they do (sandbox/cybersource/README.md). */
export const CARDS = {
  approved: '4111111111111111',
  frictionless: '4000000000002701',
  attempted: '4000000000002719',
  authenticationFails: '4000000000002925',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  /** Is authorised, and the answer is lost. */
  answerLost: '4000000000000044',
  /** Is not authorised, and no answer is sent. */
  silent: '4000000000000051',
  stepUp: '4000000000002503',
  stepUpFails: '4000000000002370',
  /** Requires a challenge for any authorisation without authentication. */
  softDecline: '4000000000003063',
} as const;

/** What one kind of shopper does. */
export interface Scenario {
  readonly name: string;
  /** Relative to the other scenarios. */
  readonly weight: number;
  readonly card: keyof typeof CARDS;
  /** Whether payer authentication is prepared before paying, as the page does. */
  readonly setUp: boolean;
  /** How a challenge ends; most cards have none. */
  readonly bank?: 'pass' | 'fail' | 'leave' | 'change the bag' | 'give up' | 'validate twice';
  /** Pays again at the same moment. */
  readonly twice?: 'same key' | 'another key';
  /** Changes the bag while the payment is under way. */
  readonly changesBag?: boolean;
  /** Pays again with a good card when this one is refused. */
  readonly triesAgain?: boolean;
}

export const SCENARIOS: readonly Scenario[] = [
  { name: 'approved', weight: 6, card: 'approved', setUp: false },
  { name: 'frictionless', weight: 6, card: 'frictionless', setUp: true },
  { name: 'attempted', weight: 1, card: 'attempted', setUp: true },
  { name: 'authentication fails', weight: 1, card: 'authenticationFails', setUp: true, triesAgain: true },
  { name: 'declined', weight: 2, card: 'declined', setUp: true, triesAgain: true },
  { name: 'short of money', weight: 1, card: 'insufficientFunds', setUp: false },
  { name: 'answer lost', weight: 1, card: 'answerLost', setUp: false },
  { name: 'no answer', weight: 0.5, card: 'silent', setUp: false },
  { name: 'step-up', weight: 5, card: 'stepUp', setUp: true, bank: 'pass' },
  { name: 'step-up, woken twice', weight: 2, card: 'stepUp', setUp: true, bank: 'validate twice' },
  { name: 'step-up failed', weight: 2, card: 'stepUpFails', setUp: true, bank: 'fail' },
  { name: 'step-up left alone', weight: 1.5, card: 'stepUp', setUp: true, bank: 'leave' },
  { name: 'step-up, bag changed', weight: 1.5, card: 'stepUp', setUp: true, bank: 'change the bag' },
  { name: 'step-up given up', weight: 1.5, card: 'stepUp', setUp: true, bank: 'give up' },
  { name: 'soft decline', weight: 2, card: 'softDecline', setUp: false, bank: 'pass' },
  { name: 'double click', weight: 2, card: 'approved', setUp: true, twice: 'same key' },
  { name: 'two tabs', weight: 2, card: 'frictionless', setUp: true, twice: 'another key' },
  { name: 'meddler', weight: 2, card: 'approved', setUp: false, changesBag: true },
];
