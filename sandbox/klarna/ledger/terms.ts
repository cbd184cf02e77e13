const DAY_MS = 86_400_000;

/** An unused session ends after two days, an authorization after an hour. */
export const SESSION_MS = 2 * DAY_MS;
export const AUTHORIZATION_MS = 3_600_000;
/** An order ends so many days after it was made or extended. */
export const ORDER_DAYS = 28;
/** For how long an idempotency key is known. */
export const KEY_MS = DAY_MS;

export const afterDays = (at: string, days: number): Date => new Date(Date.parse(at) + days * DAY_MS);
