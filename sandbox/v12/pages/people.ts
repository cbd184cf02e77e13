import { STATUS } from '../applications/entries.ts';
import type { Status } from '../applications/entries.ts';

/** What the lender decides about a surname; about any other as about `Approve`. */
export const SURNAMES: readonly {
  readonly surname: string;
  readonly decision: Status;
  readonly says: string;
}[] = [
  { surname: 'Approve', decision: STATUS.accepted, says: 'is accepted, and signs' },
  { surname: 'Refer', decision: STATUS.referred, says: 'is looked at by a person, at the referral desk' },
  { surname: 'Decline', decision: STATUS.declined, says: 'is declined' },
];

export const decisionOf = (surname: string): Status =>
  SURNAMES.find((known) => known.surname.toLowerCase() === surname.trim().toLowerCase())?.decision ??
  STATUS.accepted;
