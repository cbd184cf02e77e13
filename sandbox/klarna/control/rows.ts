import type { Handling } from '../handling.ts';
import { standingOf } from '../ledger/standing.ts';

/** A movement of money; pence. */
export interface MovementRow {
  readonly kind: 'authorization' | 'capture' | 'refund';
  readonly id: string;
  readonly at: string;
  /** Of an authorization that was looked at when it was decided about. */
  readonly changedAt: string;
  readonly status: string;
  readonly fraud: string;
  readonly orderId: string;
  /** The merchant's order number. */
  readonly reference: string;
  /** The merchant's id of the request, as it was sent with it. */
  readonly transactionId: string;
  readonly currency: string;
  readonly pence: number;
  /** Of an authorization: pence that are held now. */
  readonly standing: number;
}

export function movementRows({ ledger, now }: Pick<Handling, 'ledger' | 'now'>): MovementRow[] {
  const rows = ledger.all('order').flatMap((order): MovementRow[] => {
    const { id: orderId, at, body } = order;
    const { status, fraud, remaining } = standingOf(order, ledger, now());
    const common = {
      orderId,
      fraud,
      reference: body.merchant_reference1 ?? '',
      currency: body.purchase_currency,
    };
    const authorization: MovementRow = {
      ...common,
      kind: 'authorization',
      id: orderId,
      at,
      changedAt: ledger.of('decision', orderId).at(-1)?.at ?? at,
      status,
      transactionId: body.merchant_reference2 ?? '',
      pence: body.order_amount,
      standing: remaining,
    };
    const moved = (['capture', 'refund'] as const).flatMap((kind) =>
      ledger.of(kind, orderId).map((movement): MovementRow => ({
        ...common,
        kind,
        id: movement.id,
        at: movement.at,
        changedAt: movement.at,
        status: 'DONE',
        transactionId: movement.reference ?? '',
        pence: movement.pence,
        standing: movement.pence,
      })),
    );
    return [authorization, ...moved];
  });
  return rows.toSorted((a, b) => a.at.localeCompare(b.at));
}
