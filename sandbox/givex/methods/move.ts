import type { Account } from '../ledger/account.ts';
import { reversedIds } from '../ledger/account.ts';
import { CODES, InvalidParams, Refusal } from '../result-codes.ts';
import { amountAt, formatAmount, required } from './call.ts';
import type { Call, Handler } from './call.ts';
import { checkCredentials, checkPin, knownAccount, NUMBER, usableAccount } from './find-card.ts';
import { record, standing } from './record.ts';

const AMOUNT = 5;

/** @throws InvalidParams for zero and below */
function positiveAmount(call: Call): number {
  const pence = amountAt(call, AMOUNT);
  if (pence <= 0) throw new InvalidParams('The amount must be above zero.');
  return pence;
}

/** The vendor's message ends with the balance. @throws Refusal */
function requireFunds({ available }: Account, pence: number): void {
  if (available >= pence) return;
  throw new Refusal(CODES.insufficientFunds, `Insufficient funds - Balance ${formatAmount(available)}`);
}

/** dc_901: takes the whole amount at once, or nothing. */
export const redeem: Handler = async (call, deps) => {
  checkCredentials(call, deps);
  const account = usableAccount(call, deps, AMOUNT + 1);
  const pence = positiveAmount(call);
  requireFunds(account, pence);
  const { reference, after } = await record(call, deps, account, {
    kind: 'redeem',
    askedPence: pence,
    pence: -pence,
  });
  return [reference, ...standing(after)];
};

/** dc_905. */
export const increment: Handler = async (call, deps) => {
  checkCredentials(call, deps);
  const account = usableAccount(call, deps, AMOUNT + 1);
  const pence = positiveAmount(call);
  const { reference, after } = await record(call, deps, account, {
    kind: 'increment',
    askedPence: pence,
    pence,
  });
  return [reference, ...standing(after)];
};

/** dc_906: a card begins to be worth its amount. */
export const activate: Handler = async (call, deps) => {
  checkCredentials(call, deps);
  const account = knownAccount(call, deps, NUMBER);
  const pin = call.params[AMOUNT + 3] ?? '';
  if (pin !== '') checkPin(account, pin);
  const { card } = account;
  if (card.state !== 'inactive') throw new Refusal(CODES.alreadyActive, 'Cert already activated');
  const pence = positiveAmount(call);
  if (card.pence !== 0 && card.pence !== pence)
    throw new Refusal(CODES.wrongActivationAmount, 'Wrong activation amount');
  const at = deps.now().toISOString();
  const activated = { ...card, pence: 0, state: 'active' as const };
  const changed = deps.ledger.append({ kind: 'card', at, card: activated });
  const { reference, after } = await record(
    call,
    deps,
    { ...account, card: activated },
    { kind: 'activate', askedPence: pence, pence },
  );
  await changed;
  return [reference, ...standing(after)];
};

/** dc_907: takes back one redemption or increment, whole. */
export const cancel: Handler = async (call, deps) => {
  checkCredentials(call, deps);
  const account = usableAccount(call, deps, AMOUNT + 2);
  const pence = positiveAmount(call);
  const id = required(call, AMOUNT + 1);
  const entries = deps.ledger.of(account.card.serial);
  const isGone =
    reversedIds(entries).has(id) || entries.some((one) => one.kind === 'cancel' && one.cancels === id);
  const original = entries.find((entry) => entry.id === id);
  const moved = original && 'pence' in original && original.kind !== 'pre-auth' ? original : undefined;
  if (moved === undefined || isGone) throw new Refusal(CODES.noTransaction, 'Transaction not found');
  if (Math.abs(moved.pence) !== pence) throw new Refusal(CODES.wrongCancelAmount, 'Wrong cancel amount');
  const change = moved.kind === 'post-auth' ? moved.pence : -moved.pence;
  requireFunds(account, -change);
  const { reference, after } = await record(call, deps, account, {
    kind: 'cancel',
    askedPence: pence,
    pence: change,
    cancels: id,
  });
  return [reference, ...standing(after)];
};

/** dc_908: up or down. */
export const adjust: Handler = async (call, deps) => {
  checkCredentials(call, deps);
  const account = usableAccount(call, deps, AMOUNT + 1);
  const pence = amountAt(call, AMOUNT);
  requireFunds(account, -pence);
  const { reference, after } = await record(call, deps, account, {
    kind: 'adjust',
    askedPence: pence,
    pence,
  });
  return [reference, ...standing(after).slice(0, 1)];
};
