import { STATUS } from '../../../sandbox/v12/applications/entries.ts';
import type { Shop } from '../processes/shop.ts';
import type { TenderRow } from '../stores/payments/tables.ts';

/** One authorisation in the records of its provider. Pence. */
export interface Holding {
  readonly method: TenderRow['method'];
  readonly id: string;
  readonly transactionId: string;
  readonly reference: string;
  readonly amount: number;
  /** 0 after a reversal or release. */
  readonly standing: number;
  readonly captured: number;
}

/** The authorisations of all providers. */
export function holdingsOf({
  provider,
  giftCards,
  lending,
}: Pick<Shop, 'provider' | 'giftCards' | 'lending'>): Holding[] {
  const cards = provider.ledger.authorisations.map(
    ({ id, transactionId, reference, amount, standing }): Holding => ({
      method: 'credit-card',
      id,
      transactionId,
      reference,
      standing,
      amount: amount.minorUnits,
      captured: provider.ledger.capturedOf(id),
    }),
  );
  const { holds, moves } = giftCards.ledger;
  const redeemable = holds.map(({ id, code, reference, amount, end }): Holding => {
    const posted = moves.filter((move) => move.kind === 'post-auth' && move.of === id && !move.reversed);
    const captured = posted.reduce((sum, move) => sum + move.amount, 0);
    // Closing a hold ends it: what was not captured is available again.
    const standing = end === undefined ? amount : captured;
    return { method: 'givex', id, transactionId: code, reference, amount, standing, captured };
  });
  return [...cards, ...redeemable, ...loansOf(lending)];
}

/** A signed loan is held until the lender is asked to pay what is left of it, or until it is cancelled. */
function loansOf({ book }: Shop['lending']): Holding[] {
  const signed = book.all().filter(({ wasSigned }) => wasSigned);
  return signed.map(({ id, salesReference, secondSalesReference, loan, status }): Holding => {
    const { captured } = book.moneyOf(id);
    const standing = status === STATUS.awaitingFulfilment ? loan : captured;
    return {
      method: 'v12',
      id: String(id),
      transactionId: salesReference,
      reference: secondSalesReference,
      amount: loan,
      standing,
      captured,
    };
  });
}

/** What the providers have refunded on our requests for a tender. */
export function refundedOf(
  { provider, giftCards, lending, payments }: Pick<Shop, 'provider' | 'giftCards' | 'lending' | 'payments'>,
  tender: TenderRow,
): number {
  // The lender knows none of our requests.
  if (tender.method === 'v12')
    return lending.book
      .all()
      .filter(({ salesReference }) => salesReference === tender.merchantTransactionId)
      .reduce((sum, { id }) => sum + lending.book.moneyOf(id).refunded, 0);
  const settlements = payments.settlements.committed;
  const requests = [...payments.requests.committed.values()].filter(
    ({ kind, settlementId }) => kind === 'refund' && settlements.get(settlementId)?.tenderId === tender.id,
  );
  const ours = new Set(requests.map(({ transactionId }) => transactionId));
  const made =
    tender.method === 'givex'
      ? giftCards.ledger.moves.filter(({ kind, code, reversed }) => {
          return kind === 'increment' && ours.has(code) && !reversed;
        })
      : provider.ledger.movements.filter(({ kind, transactionId, voided }) => {
          return kind === 'refund' && ours.has(transactionId) && !voided;
        });
  return made.reduce((sum, { amount }) => sum + amount, 0);
}
