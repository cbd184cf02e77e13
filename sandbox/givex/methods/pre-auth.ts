import { CODES, Refusal } from '../result-codes.ts';
import { amountAt, formatAmount, optional, required } from './call.ts';
import type { Handler } from './call.ts';
import { checkCredentials, usableAccount } from './find-card.ts';
import { record, standing } from './record.ts';
import { InvalidParams } from '../result-codes.ts';

const AMOUNT = 5;

/** dc_920: holds the amount, or what is available where that is less. */
export const preAuthorise: Handler = async (call, deps) => {
  checkCredentials(call, deps);
  const account = usableAccount(call, deps, AMOUNT + 1);
  const asked = amountAt(call, AMOUNT);
  if (asked <= 0) throw new InvalidParams('The amount must be above zero.');
  const pence = Math.min(asked, account.available);
  if (pence === 0)
    throw new Refusal(CODES.insufficientFunds, `Insufficient funds - Balance ${formatAmount(0)}`);
  const comment = optional(call, AMOUNT + 3);
  const { reference, after } = await record(call, deps, account, {
    kind: 'pre-auth',
    askedPence: asked,
    pence,
    ...(comment && { comment }),
  });
  return [reference, formatAmount(pence), ...standing(after), '', account.card.serial, comment];
};

/** dc_921: closes a pre-authorisation with an amount up to it; "0.00" releases it. */
export const postAuthorise: Handler = async (call, deps) => {
  checkCredentials(call, deps);
  const account = usableAccount(call, deps, AMOUNT + 2);
  const pence = amountAt(call, AMOUNT);
  const id = required(call, AMOUNT + 1);
  const preAuth = account.preAuths.find(({ entry }) => entry.id === id);
  if (preAuth === undefined) throw new Refusal(CODES.noTransaction, 'Pre-auth not found');
  if (preAuth.end === 'captured') throw new Refusal(CODES.preAuthClosed, 'Pre-auth already closed');
  if (preAuth.end !== undefined)
    throw new Refusal(CODES.preAuthCancelled, 'Pre-auth already cancelled or redeemed');
  if (pence < 0 || pence > preAuth.entry.pence)
    throw new Refusal(
      CODES.insufficientFunds,
      `Insufficient funds - Balance ${formatAmount(preAuth.entry.pence)}`,
    );
  const comment = optional(call, AMOUNT + 3);
  const { reference, after } = await record(call, deps, account, {
    kind: 'post-auth',
    askedPence: pence,
    pence,
    preAuthId: id,
    ...(comment && { comment }),
  });
  return [reference, formatAmount(pence), ...standing(after), '', account.card.serial];
};
