const DAY_MS = 86_400_000;

/** The honour period: for so long the money is certain. */
export const HONOUR_DAYS = 3;
/** On this day the authorization ends, and every one that followed it. */
export const LAST_DAY = 29;
/** Pages of the vendor disagree about how often; an account of ours may do it as often as its days allow. */
export const MOST_REAUTHORIZATIONS = 8;
/** For how long a request id is known. */
export const REQUEST_ID_MS = 6 * 3_600_000;
/** For how long a payer may approve, and an approved order may be authorised. */
export const APPROVAL_MS = 3 * 3_600_000;

/** The day of an authorization, from 1. */
export const dayOf = (at: string, now: Date): number =>
  Math.floor((now.getTime() - Date.parse(at)) / DAY_MS) + 1;

export const afterDays = (at: string, days: number): Date => new Date(Date.parse(at) + days * DAY_MS);
