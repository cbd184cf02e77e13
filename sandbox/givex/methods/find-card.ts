import type { Account } from '../ledger/account.ts';
import { CODES, Refusal } from '../result-codes.ts';
import { optional, required } from './call.ts';
import type { Call, MethodDependencies } from './call.ts';

/** @throws Refusal for a wrong user or password; `at` is the index of the user id */
export function checkCredentials(call: Call, { merchant }: MethodDependencies, at = 2): void {
  const passwords = [...merchant.passwords().accepted.values()];
  const isKnown = optional(call, at) === merchant.userId && passwords.includes(optional(call, at + 1));
  if (!isKnown) throw new Refusal(CODES.credentials, 'Invalid user ID or password');
}

/** Index of the card number after the common prefix. */
export const NUMBER = 4;

/**
 * The account of a call that moves money.
 * @param pinAt index of the security code, which such calls may leave out
 * @throws Refusal
 */
export function usableAccount(call: Call, deps: MethodDependencies, pinAt: number): Account {
  const account = knownAccount(call, deps, NUMBER);
  const { card } = account;
  if (optional(call, pinAt) !== '') checkPin(account, optional(call, pinAt));
  if (card.state === 'blocked') throw new Refusal(CODES.blocked, 'Cert is blocked');
  if (card.state === 'inactive') throw new Refusal(CODES.notActivated, 'Cert not activated');
  if (isExpired(account, deps.now())) throw new Refusal(CODES.expired, 'Cert expired');
  return account;
}

/** @throws Refusal */
export function knownAccount(call: Call, { ledger }: MethodDependencies, numberAt: number): Account {
  const account = ledger.account(required(call, numberAt));
  if (account === undefined) throw new Refusal(CODES.unknownCard, 'Cert not exist');
  return account;
}

export function checkPin({ card }: Account, pin: string): void {
  if (card.pin !== pin) throw new Refusal(CODES.securityCode, 'Invalid security code');
}

/** The last day of a card belongs to it. */
export const isExpired = ({ card }: Account, now: Date): boolean =>
  card.expires !== undefined && card.expires < now.toISOString().slice(0, 10);
