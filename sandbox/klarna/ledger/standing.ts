import type { AuthorizationEntry, OrderEntry } from './entries.ts';
import type { Ledger } from './ledger.ts';
import { afterDays, AUTHORIZATION_MS, ORDER_DAYS, SESSION_MS } from './terms.ts';

export type FraudStatus = 'ACCEPTED' | 'PENDING' | 'REJECTED' | 'STOPPED';
export type OrderStatus = 'AUTHORIZED' | 'PART_CAPTURED' | 'CAPTURED' | 'CANCELLED' | 'EXPIRED' | 'CLOSED';

/** An order and its money, computed from the entries. Pence. */
export interface Standing {
  readonly status: OrderStatus;
  readonly fraud: FraudStatus;
  readonly captured: number;
  readonly refunded: number;
  /** Pence that can still be captured. */
  readonly remaining: number;
  readonly expiresAt: Date;
}

const sum = (entries: readonly { readonly pence: number }[]): number =>
  entries.reduce((total, { pence }) => total + pence, 0);

export function standingOf(order: OrderEntry, ledger: Ledger, now: Date): Standing {
  const { id, at, body, isPending } = order;
  const decided = ledger.of('decision', id).at(-1)?.decision;
  const fraud = decided ?? (isPending ? 'PENDING' : 'ACCEPTED');
  const captured = sum(ledger.of('capture', id));
  const expiresAt = afterDays(ledger.of('extension', id).at(-1)?.at ?? at, ORDER_DAYS);
  const isReleased = ledger.of('release', id).length > 0;
  const status = statusOf({
    isCancelled: ledger.of('cancel', id).length > 0 || fraud === 'REJECTED' || fraud === 'STOPPED',
    hasExpired: now >= expiresAt,
    isWhole: captured >= body.order_amount || (isReleased && captured > 0),
    captured,
  });
  const isOpen = status === 'AUTHORIZED' || status === 'PART_CAPTURED';
  return {
    status,
    fraud,
    captured,
    expiresAt,
    refunded: sum(ledger.of('refund', id)),
    remaining: isOpen ? body.order_amount - captured : 0,
  };
}

interface Facts {
  readonly isCancelled: boolean;
  readonly hasExpired: boolean;
  readonly isWhole: boolean;
  readonly captured: number;
}

function statusOf({ isCancelled, hasExpired, isWhole, captured }: Facts): OrderStatus {
  if (isCancelled && captured === 0) return 'CANCELLED';
  if (isWhole) return 'CAPTURED';
  if (hasExpired) return captured > 0 ? 'CAPTURED' : 'EXPIRED';
  return captured > 0 ? 'PART_CAPTURED' : 'AUTHORIZED';
}

/** The authorization of a session that can still be used. */
export function openAuthorization(
  sessionId: string,
  ledger: Ledger,
  now: Date,
): AuthorizationEntry | undefined {
  const latest = ledger.all('authorization').findLast((entry) => entry.sessionId === sessionId);
  return latest !== undefined && isOpen(latest, ledger, now) ? latest : undefined;
}

export const isOpen = ({ id, at }: AuthorizationEntry, ledger: Ledger, now: Date): boolean =>
  now.getTime() < Date.parse(at) + AUTHORIZATION_MS && !isUsed(id, ledger) && !isGivenBack(id, ledger);

export const isUsed = (token: string, ledger: Ledger): boolean =>
  ledger.all('order').some((order) => order.token === token);

const isGivenBack = (token: string, ledger: Ledger): boolean =>
  ledger.all('authorization-end').some((end) => end.token === token);

/** Nothing can be bought with it any more: it was used, or its time has passed. */
export function isComplete(sessionId: string, ledger: Ledger): boolean {
  return ledger
    .all('authorization')
    .some((entry) => entry.sessionId === sessionId && isUsed(entry.id, ledger));
}

export const sessionEnd = (sessionId: string, ledger: Ledger): Date => {
  const first = ledger.all('session').find(({ id }) => id === sessionId);
  return new Date(Date.parse(first?.at ?? '') + SESSION_MS);
};
