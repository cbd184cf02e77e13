import { fromDecimalString, InexactAmountError } from '@loupe/money/decimal';

/** The vendor's result codes that mean something here; its full table is not public, so any other one is a refusal. */
export const CODES = {
  ok: '0',
  /** User id or password: our configuration is wrong, and nothing was processed. */
  credentials: '1',
  unknownCard: '2',
  expired: '6',
  insufficientFunds: '9',
  /** The pre-authorisation was released, reversed or redeemed. */
  preAuthCancelled: '247',
  expiredBalance: '285',
  preAuthClosed: '381',
  noTransaction: '352',
} as const;

/** Pounds and pence on the wire, in minor units; undefined for anything else. */
export function penceOf(text: string | undefined): number | undefined {
  try {
    return fromDecimalString(text ?? '');
  } catch (error) {
    if (error instanceof InexactAmountError) return undefined;
    throw error;
  }
}

/** The balance at the end of the message of "insufficient funds". */
export const balanceInMessage = (message: string | undefined): number | undefined =>
  penceOf(/(\d+\.\d{2})\s*$/.exec(message ?? '')?.[1]);
