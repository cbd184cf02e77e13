import type { AuthorizationEntry, CaptureEntry } from './entries.ts';
import type { Ledger } from './ledger.ts';
import { afterDays, LAST_DAY } from './terms.ts';

/** An authorization and its money, computed from the entries. Pence. */
export interface Standing {
  readonly captures: readonly CaptureEntry[];
  readonly captured: number;
  readonly isVoided: boolean;
  readonly isExpired: boolean;
  /** A capture was marked as the last one. */
  readonly isClosed: boolean;
  /** Pence that are held now. */
  readonly open: number;
}

export function standingOf(authorization: AuthorizationEntry, ledger: Ledger, now: Date): Standing {
  const captures = ledger
    .all('capture')
    .filter(({ authorizationId }) => authorizationId === authorization.id);
  const captured = captures.reduce((sum, { pence }) => sum + pence, 0);
  const isVoided =
    ledger.all('void').some(({ authorizationId }) => authorizationId === authorization.id) ||
    isReplaced(authorization, ledger);
  const isExpired = now >= endOf(authorization, ledger);
  const isClosed = captures.some(({ final }) => final);
  const isOpen = !isVoided && !isExpired && !isClosed;
  return {
    captures,
    captured,
    isVoided,
    isExpired,
    isClosed,
    open: isOpen ? Math.max(0, authorization.pence - captured) : 0,
  };
}

/** A reauthorization takes the place of the one before it. */
const isReplaced = ({ id, firstId = id }: AuthorizationEntry, ledger: Ledger): boolean => {
  const chain = ledger
    .all('authorization')
    .filter((entry) => entry.id === firstId || entry.firstId === firstId);
  return chain.at(-1)?.id !== id;
};

/** The end of the first authorization is the end of all that followed it. */
export const endOf = ({ firstId, at }: AuthorizationEntry, ledger: Ledger): Date =>
  afterDays((firstId === undefined ? undefined : ledger.find('authorization', firstId)?.at) ?? at, LAST_DAY);

export const statusOf = (authorization: AuthorizationEntry, ledger: Ledger, now: Date): string => {
  const { isVoided, isExpired, captured, isClosed } = standingOf(authorization, ledger, now);
  if (isVoided) return 'VOIDED';
  if (isClosed || captured >= authorization.pence) return 'CAPTURED';
  if (captured > 0) return 'PARTIALLY_CAPTURED';
  if (isExpired) return 'EXPIRED';
  return authorization.isPending ? 'PENDING' : 'CREATED';
};

/** Refunded of a capture, in pence. */
export const refundedOf = (captureId: string, ledger: Ledger): number =>
  ledger
    .all('refund')
    .filter((entry) => entry.captureId === captureId)
    .reduce((sum, { pence }) => sum + pence, 0);

export function captureStatus({ id, pence }: CaptureEntry, ledger: Ledger): string {
  const refunded = refundedOf(id, ledger);
  if (refunded === 0) return 'COMPLETED';
  return refunded >= pence ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
}
