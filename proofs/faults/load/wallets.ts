import type { Shopper } from '@loupe/scripted-shopper/shopper';
import type { WalletMethod, Wallets } from '../fault-stack/wallets.ts';
import { ANSWER, type PayAnswer } from './graph.ts';
import { CARDS, type Wallet } from './scenarios.ts';

/** Test people of PayPal's sandbox by what happens when they have agreed. */
const PAYERS = {
  pays: 'ANNAPAYS00001',
  'is declined first': 'BENDECLINED01',
  'is refused': 'CLEOREFUSED01',
} as const;

interface WalletInput {
  readonly expectedTotal: number;
  readonly idempotencyKey?: string;
  /** Of what was agreed to at PayPal before. */
  readonly approvalId?: string;
}

const mutation =
  (field: string, input: string) =>
  async (shopper: Shopper, values: object): Promise<PayAnswer> => {
    const operation = field.charAt(0).toUpperCase() + field.slice(1);
    const answer = await shopper.ask<Record<string, PayAnswer>>(
      `mutation ${operation}($input: ${input}!) { ${field}(input: $input) { ${ANSWER} } }`,
      { input: values },
    );
    return answer[field]!;
  };

const BEGIN = {
  paypal: mutation('createPayPalOrder', 'CreatePayPalOrderInput'),
  klarna: mutation('createKlarnaSession', 'CreateKlarnaSessionInput'),
  applepay: mutation('placeApplePayOrder', 'PlaceApplePayOrderInput'),
};

const PLACE = {
  paypal: mutation('capturePayPalPayment', 'CapturePayPalPaymentInput'),
  klarna: mutation('placeKlarnaOrder', 'PlaceKlarnaOrderInput'),
};

/** Begins a payment: OrderPending where the shopper has to agree at the provider after it. @param token of Apple Pay's sheet */
export const beginByWallet = (
  shopper: Shopper,
  method: WalletMethod,
  input: WalletInput,
  token: string,
): Promise<PayAnswer> =>
  BEGIN[method](shopper, method === 'applepay' ? { ...input, paymentData: token } : input);

/** Places what the shopper has agreed to at the provider. */
export const placeByWallet = (
  shopper: Shopper,
  method: WalletMethod,
  placementId: string,
): Promise<PayAnswer> => {
  if (method === 'applepay') throw new Error('Apple Pay places with its first request.');
  return PLACE[method](shopper, { placementId });
};

/** What a token of the sheet needs: its card, for the amount of the whole bag. */
export const sheetOf = (wallets: Wallets, { outcome }: Wallet, pence: number): Promise<string> =>
  wallets.appleToken(outcome === 'is refused' ? CARDS.declined : CARDS.approved, pence);

/** @param isAgain after a decline: with an instrument that pays */
export async function agreeAtWallet(
  wallets: Wallets,
  { method, outcome = 'pays' }: Wallet,
  { stepUpUrl = '', accessToken = '' }: PayAnswer,
  isAgain: boolean,
): Promise<void> {
  if (method === 'klarna') return wallets.agreeAtKlarna(accessToken);
  const payer = isAgain || !(outcome in PAYERS) ? 'pays' : (outcome as keyof typeof PAYERS);
  return wallets.agreeAtPayPal(stepUpUrl, PAYERS[payer]);
}
