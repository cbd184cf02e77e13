import type { SettlementChange } from '../../../../services/payments-finance/src/domain/settlement/settlement-change.ts';
import { UniqueViolation } from '../memory-database.ts';
import type { View } from '../memory-database.ts';
import type { LockedPayment } from './locked-payment.ts';
import type { PaymentsTables, RequestRow, SettlementRow } from './tables.ts';

/** The request that a settlement resolves, and the one that it opens: one at a time. */
export function writeRequests(
  tables: PaymentsTables,
  view: View,
  { payment, settlement }: Pick<LockedPayment, 'payment'> & { readonly settlement: SettlementRow },
  { open, resolve }: SettlementChange,
  sentAt: number,
): void {
  if (resolve !== undefined) {
    const before = view.lock(tables.requests, resolve.id);
    if (before?.state !== resolve.from) throw new Error('No row has the expected state.');
    const { to: state, providerId = before.providerId, refusal, amount = before.amount } = resolve;
    view.put(tables.requests, resolve.id, { ...before, state, providerId, refusal, amount });
  }
  if (open === undefined) return;
  const rival = view
    .all(tables.requests)
    .find((request) => request.settlementId === settlement.id && isOpen(request));
  if (rival !== undefined) throw new UniqueViolation('settlement_request_one_open');
  const { id, kind, captureId, closes, amount, transactionId, holdId, replaced } = open;
  view.insert(tables.requests, id, {
    id,
    settlementId: settlement.id,
    paymentId: payment.id,
    kind,
    captureId,
    closes,
    amount,
    transactionId,
    providerId: undefined,
    state: 'sent',
    sentAt,
    holdId,
    replaced,
    refusal: undefined,
  });
}

const isOpen = ({ state }: RequestRow): boolean => state === 'sent' || state === 'unknown';
