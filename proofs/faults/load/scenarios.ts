import type { WalletMethod } from '../fault-stack/wallets.ts';

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

/** The gift cards of one kind of shopper, issued for the shopper. */
export interface GiftCards {
  /** What is on each, as a share of the bag's total. Where they sum to 1 or more, no card is needed. */
  readonly shares: readonly number[];
  /** What is left on the last one when the shopper pays, in minor units: the rest was spent elsewhere since it was added. */
  readonly left?: number;
  /** Adds and removes another one first. */
  readonly removesOne?: boolean;
}

/** A way to pay to which the shopper agrees elsewhere, and what they do there. */
export interface Wallet {
  readonly method: WalletMethod;
  /** Pays by default; `never comes back` after having agreed. */
  readonly outcome?:
    | 'pays'
    | 'is declined first'
    | 'is refused'
    | 'leaves'
    | 'never comes back'
    | 'gives up'
    | 'changes the bag'
    | 'comes back twice';
}

/** What one kind of shopper does. */
export interface Scenario {
  readonly name: string;
  /** Relative to the other scenarios. */
  readonly weight: number;
  /** Pays what gift cards leave, or all after a wallet that is refused. */
  readonly card: keyof typeof CARDS;
  /** Pays in the card's place. */
  readonly wallet?: Wallet;
  /** Applied to the bag before paying; the card pays the rest. */
  readonly giftCards?: GiftCards;
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

const [PART, TWO] = [{ shares: [0.4] }, { shares: [0.3, 0.2] }];
/** With one card for all, a parcel of some of the pieces takes part of it. */
const [ONE, ALL] = [{ shares: [1] }, { shares: [0.5, 1] }];

export const GIFT_CARD_SCENARIOS: readonly Scenario[] = [
  { name: 'gift card and card', weight: 3, card: 'approved', setUp: false, giftCards: PART },
  { name: 'two gift cards and card', weight: 1, card: 'frictionless', setUp: true, giftCards: TWO },
  { name: 'one gift card', weight: 2, card: 'approved', setUp: false, giftCards: ONE },
  { name: 'two gift cards', weight: 3, card: 'approved', setUp: false, giftCards: ALL },
  {
    name: 'two gift cards, two tabs',
    weight: 1,
    card: 'approved',
    setUp: false,
    giftCards: ALL,
    twice: 'another key',
  },
  {
    name: 'gift card, declined',
    weight: 1.5,
    card: 'declined',
    setUp: true,
    triesAgain: true,
    giftCards: PART,
  },
  { name: 'gift cards, answer lost', weight: 0.5, card: 'answerLost', setUp: false, giftCards: TWO },
  { name: 'gift card, step-up', weight: 2, card: 'stepUp', setUp: true, bank: 'pass', giftCards: PART },
  {
    name: 'gift cards, step-up failed',
    weight: 1,
    card: 'stepUpFails',
    setUp: true,
    bank: 'fail',
    giftCards: TWO,
  },
  {
    name: 'gift card, step-up left',
    weight: 0.5,
    card: 'stepUp',
    setUp: true,
    bank: 'leave',
    giftCards: PART,
  },
  {
    name: 'gift card emptied',
    weight: 0.5,
    card: 'approved',
    setUp: false,
    giftCards: { shares: [0.3, 0.3], left: 0 },
  },
  {
    name: 'gift card almost emptied',
    weight: 1,
    card: 'approved',
    setUp: false,
    giftCards: { shares: [0.3, 0.3], left: 1 },
  },
  {
    name: 'gift card removed',
    weight: 1,
    card: 'approved',
    setUp: false,
    giftCards: { shares: [0.4], removesOne: true },
  },
];

const BY_CARD_OTHERWISE = { card: 'approved', setUp: false } as const;

const walletScenario = (
  method: WalletMethod,
  outcome: NonNullable<Wallet['outcome']>,
  weight: number,
  more: Pick<Scenario, 'giftCards' | 'twice' | 'triesAgain'> & { readonly also?: string } = {},
): Scenario => {
  const { also, ...further } = more;
  const name = [method, outcome, ...(also === undefined ? [] : [also])].join(', ');
  return { ...BY_CARD_OTHERWISE, ...further, name, weight, wallet: { method, outcome } };
};

export const WALLET_SCENARIOS: readonly Scenario[] = [
  ...(['paypal', 'klarna'] as const).flatMap((method) => [
    walletScenario(method, 'pays', 1.5),
    walletScenario(method, 'pays', 0.5, { giftCards: PART, also: 'gift card' }),
    walletScenario(method, 'pays', 0.5, { twice: 'another key', also: 'two tabs' }),
    walletScenario(method, 'comes back twice', 0.5),
    walletScenario(method, 'leaves', 0.25),
    walletScenario(method, 'never comes back', 0.25),
    walletScenario(method, 'gives up', 0.25),
    walletScenario(method, 'changes the bag', 0.25),
  ]),
  walletScenario('paypal', 'is declined first', 0.25),
  walletScenario('paypal', 'is refused', 0.25, { triesAgain: true }),
  walletScenario('applepay', 'pays', 2),
  walletScenario('applepay', 'pays', 0.5, { twice: 'another key', also: 'two tabs' }),
  walletScenario('applepay', 'is refused', 0.25, { triesAgain: true }),
];

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
  {
    // Above the amount that is exempt from authentication, this bank approves what was authenticated.
    name: 'small rest, soft decline',
    weight: 2,
    card: 'softDecline',
    setUp: false,
    bank: 'pass',
    giftCards: { shares: [0.999] },
  },
  { name: 'double click', weight: 2, card: 'approved', setUp: true, twice: 'same key' },
  { name: 'two tabs', weight: 2, card: 'frictionless', setUp: true, twice: 'another key' },
  { name: 'meddler', weight: 2, card: 'approved', setUp: false, changesBag: true },
  ...GIFT_CARD_SCENARIOS,
  ...WALLET_SCENARIOS,
];
