import { toDecimalString } from '@loupe/money/decimal';
import type { Amount } from '../../domain/payment/payment.ts';
import type { GiftCard } from '../../use-cases/ports/gift-cards.ts';

/**
 * The parameters of each method, in one place: the vendor publishes no specification, and its merchants differ in what follows the
 * common part. All are strings.
 */

export interface Login {
  readonly userId: string;
  readonly password: string;
}

interface CardCall {
  /** Our id of the transaction. */
  readonly code: string;
  readonly card: GiftCard;
}

interface MoneyCall extends CardCall {
  readonly amount: Amount;
}

const LANGUAGE = 'en';

const common = ({ userId, password }: Login, { code, card }: CardCall): string[] => [
  ...[LANGUAGE, code, userId, password, card.number],
];

const withAmount = (login: Login, call: MoneyCall): string[] => [
  ...common(login, call),
  toDecimalString(call.amount.minorUnits),
];

/** dc_909, which takes no password. */
export const balanceParameters = ({ userId }: Login, { code, card }: CardCall): string[] => [
  ...[LANGUAGE, code, userId, card.number, card.pin],
];

/** dc_920. */
export const preAuthParameters = (
  login: Login,
  call: MoneyCall & { readonly reference: string },
): string[] => [...withAmount(login, call), call.card.pin, '', call.reference, ''];

/** dc_921. */
export const postAuthParameters = (
  login: Login,
  call: MoneyCall & { readonly preAuthId: string; readonly reference: string },
): string[] => [...withAmount(login, call), call.preAuthId, call.card.pin, call.reference];

/** dc_905. */
export const incrementParameters = (login: Login, call: MoneyCall): string[] => [
  ...withAmount(login, call),
  call.card.pin,
];

interface IssueCall {
  readonly code: string;
  readonly amount: Amount;
}

/** dc_904, and dc_918 for it: a card that is not known yet has no number. */
export const issueParameters = ({ userId, password }: Login, { code, amount }: IssueCall): string[] => [
  LANGUAGE,
  code,
  userId,
  password,
  toDecimalString(amount.minorUnits),
];

/** dc_907. */
export const cancelParameters = (login: Login, call: MoneyCall & { readonly issueId: string }): string[] => [
  ...withAmount(login, call),
  call.issueId,
  call.card.pin,
];

/** dc_918, in its short form: the original is found by its code, card and amount. */
export const reversalParameters = (login: Login, original: MoneyCall): string[] =>
  withAmount(login, original);
