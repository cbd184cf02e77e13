import { outcomeOf } from '../disputes/dispute.ts';
import type { Handling } from '../handling.ts';
import { dayOf, HONOUR_DAYS } from '../ledger/terms.ts';
import { captureStatus, standingOf, statusOf } from '../ledger/standing.ts';

/** A movement of money; pence. */
export interface MovementRow {
  readonly kind: 'authorization' | 'capture' | 'refund' | 'dispute';
  readonly id: string;
  readonly at: string;
  readonly status: string;
  /** The merchant's order number and the id of its request, as it was sent. */
  readonly invoiceId: string;
  readonly orderId: string;
  readonly currency: string;
  readonly pence: number;
  /** Pence that are held now and honoured, or were not voided. */
  readonly standing: number;
  /** Of a capture: its authorization; of a refund or a dispute: its capture. */
  readonly of: string | undefined;
  /** The PayPal-Request-Id by which it was made. */
  readonly requestId: string | undefined;
}

const isHonoured = ({ at }: { readonly at: string }, now: Date): boolean => dayOf(at, now) <= HONOUR_DAYS;

export function movementRows(handling: Handling): MovementRow[] {
  const { ledger, now } = handling;
  const authorizations = ledger.all('authorization').map((entry): MovementRow => ({
    kind: 'authorization',
    id: entry.id,
    at: entry.at,
    status: statusOf(entry, ledger, now()),
    invoiceId: entry.invoiceId ?? '',
    orderId: entry.orderId,
    currency: entry.currency,
    pence: entry.pence,
    standing: isHonoured(entry, now()) ? standingOf(entry, ledger, now()).open : 0,
    of: entry.firstId,
    requestId: entry.requestId,
  }));
  const orderOf = (authorizationId: string): string =>
    ledger.find('authorization', authorizationId)?.orderId ?? '';
  const captures = ledger.all('capture').map((entry): MovementRow => ({
    kind: 'capture',
    id: entry.id,
    at: entry.at,
    status: captureStatus(entry, ledger),
    invoiceId: entry.invoiceId ?? '',
    orderId: orderOf(entry.authorizationId),
    currency: entry.currency,
    pence: entry.pence,
    standing: entry.pence,
    of: entry.authorizationId,
    requestId: entry.requestId,
  }));
  const refunds = ledger.all('refund').map((entry): MovementRow => ({
    kind: 'refund',
    id: entry.id,
    at: entry.at,
    status: 'COMPLETED',
    invoiceId: entry.invoiceId ?? '',
    currency: entry.currency,
    pence: entry.pence,
    standing: entry.pence,
    orderId: orderOf(ledger.find('capture', entry.captureId)?.authorizationId ?? ''),
    of: entry.captureId,
    requestId: entry.requestId,
  }));
  const disputes = ledger.all('dispute').map((entry): MovementRow => {
    const outcome = outcomeOf(entry, handling);
    const capture = ledger.find('capture', entry.captureId);
    return {
      kind: 'dispute',
      id: entry.id,
      at: entry.at,
      currency: entry.currency,
      pence: entry.pence,
      status: (outcome ?? 'open').toUpperCase(),
      invoiceId: capture?.invoiceId ?? '',
      orderId: orderOf(capture?.authorizationId ?? ''),
      standing: outcome === 'won' ? 0 : entry.pence,
      of: entry.captureId,
      requestId: undefined,
    };
  });
  return [...authorizations, ...captures, ...refunds, ...disputes].toSorted((a, b) =>
    a.at.localeCompare(b.at),
  );
}
