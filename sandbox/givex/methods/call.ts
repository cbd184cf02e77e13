import type { Host } from '../faults.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Keys } from '../../keys.ts';
import { InvalidParams } from '../result-codes.ts';

export interface Merchant {
  readonly userId: string;
  /** The user's passwords by key id; all of them are accepted. */
  readonly passwords: () => Keys;
}

export interface MethodDependencies {
  readonly merchant: Merchant;
  readonly ledger: Ledger;
  readonly now: () => Date;
  /** A whole number below its argument. */
  readonly random: (below: number) => number;
}

/** One call as it came: every parameter is a string. */
export interface Call {
  readonly params: readonly string[];
  readonly host: Host;
}

/** Does the work. @returns the result after the first two members, transaction code and "0" @throws Refusal, InvalidParams */
export type Handler = (call: Call, deps: MethodDependencies) => Promise<readonly string[]>;

/** @throws InvalidParams */
export function required({ params }: Call, index: number): string {
  const value = params[index];
  if (value === undefined || value === '') throw new InvalidParams(`Parameter ${index} is missing.`);
  return value;
}

export const optional = ({ params }: Call, index: number): string => params[index] ?? '';

/** @throws InvalidParams for anything but pounds and two digits of pence, as the vendor writes amounts */
export function amountAt(call: Call, index: number): number {
  const match = /^(-?)(\d{1,9})\.(\d{2})$/.exec(required(call, index));
  if (match === null) throw new InvalidParams(`Parameter ${index} is not an amount.`);
  return Number(`${match[2]}${match[3]}`) * (match[1] === '-' ? -1 : 1);
}

export const formatAmount = (pence: number): string => {
  const digits = String(Math.abs(pence)).padStart(3, '0');
  return `${pence < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
