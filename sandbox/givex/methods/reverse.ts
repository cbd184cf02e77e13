import { reversedIds } from '../ledger/account.ts';
import type { Account } from '../ledger/account.ts';
import type { Transaction } from '../ledger/entries.ts';
import { CODES, Refusal } from '../result-codes.ts';
import { amountAt, optional, required } from './call.ts';
import type { Handler, MethodDependencies } from './call.ts';
import { checkCredentials, knownAccount, NUMBER } from './find-card.ts';
import { record, standing } from './record.ts';

const AMOUNT = 5;
/** Of dc_904, which has no card. */
const ISSUE_AMOUNT = 4;

/**
 * dc_918: takes back the newest transaction of the card with this code and amount that is still in effect. A repeated reversal
 * changes nothing and succeeds. A reversal that comes before its original does not stop it. With the parameters of dc_904, which
 * has no card, it takes back the card that was issued under this code.
 */
export const reverse: Handler = async (call, deps) => {
  checkCredentials(call, deps);
  const code = required(call, 1);
  const isIssue = optional(call, ISSUE_AMOUNT).includes('.');
  const pence = amountAt(call, isIssue ? ISSUE_AMOUNT : AMOUNT);
  const account = isIssue ? issuedUnder(code, deps) : knownAccount(call, deps, NUMBER);
  const entries = deps.ledger.of(account.card.serial);
  const originals = entries.filter(
    (entry) => entry.kind !== 'reversal' && entry.code === code && entry.askedPence === pence,
  );
  if (originals.length === 0) throw new Refusal(CODES.noTransaction, 'Original transaction not found');
  const reversed = reversedIds(entries);
  const original = originals.findLast(({ id }) => !reversed.has(id));
  if (original === undefined) return [originals.at(-1)!.id, ...standing(account), '', account.card.serial];
  requireReversible(account, original);
  const { reference, after } = await record(call, deps, account, {
    kind: 'reversal',
    askedPence: pence,
    reverses: original.id,
  });
  return [reference, ...standing(after), '', account.card.serial];
};

/** @throws Refusal */
function issuedUnder(code: string, { ledger }: MethodDependencies): Account {
  const issue = ledger.transactions().find((entry) => entry.kind === 'activate' && entry.code === code);
  const account = ledger.accounts().find(({ card }) => card.serial === issue?.serial);
  if (account === undefined) throw new Refusal(CODES.noTransaction, 'Original transaction not found');
  return account;
}

/** A pre-authorisation that a post-authorisation has closed is reversed by reversing that. @throws Refusal */
function requireReversible({ preAuths }: Account, original: Transaction): void {
  const end = preAuths.find(({ entry }) => entry.id === original.id)?.end;
  if (end === 'captured') throw new Refusal(CODES.preAuthClosed, 'Pre-auth already closed');
  if (end === 'released') throw new Refusal(CODES.preAuthCancelled, 'Pre-auth already cancelled or redeemed');
}
