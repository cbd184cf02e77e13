import { createHash } from 'node:crypto';

const HALF = 16;

/** Half a transaction id: what the request is for, in terms that survive a restore of the database. */
export const requestKey = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('|')).digest('hex').slice(0, HALF);

/** A capture or refund by its tender and by what caused it. */
export const settlementKey = (tenderId: string, kind: string, reference: string): string =>
  requestKey(tenderId, kind, reference);

/**
 * A transaction id that tells what it is for: when our row of the request is lost with a restore, the provider's report still says
 * which settlement, or which gift card, it has paid for. The other half makes it unique.
 */
export const transactionIdFor = (key: string, newId: () => string): string =>
  key + newId().replaceAll('-', '').slice(HALF);

export const isFor = (key: string, transactionId: string): boolean => transactionId.startsWith(key);
