import type { Application, Book } from '../applications/book.ts';
import { nameOf, STATUS } from '../applications/entries.ts';

/** An application in the lender's ledger; pence. */
export interface MovementRow {
  readonly id: string;
  readonly at: string;
  /** When its status or its money changed last. */
  readonly changedAt: string;
  readonly status: string;
  /** Also of an application that was cancelled later. */
  readonly wasSigned: boolean;
  /** Ours of the application. */
  readonly salesReference: string;
  /** The order number. */
  readonly reference: string;
  readonly currency: 'GBP';
  readonly loan: number;
  readonly refunded: number;
  /** What the lender has paid, or is asked to pay, less what was given back. */
  readonly owed: number;
}

const PAID: readonly Application['status'][] = [STATUS.paymentRequested, STATUS.paymentProcessed];

export const movementRows = (book: Pick<Book, 'all'>): MovementRow[] =>
  book
    .all()
    .map(
      ({ id, at, changedAt, status, wasSigned, salesReference, secondSalesReference, loan, refunded }) => ({
        id: String(id),
        at,
        changedAt,
        status: nameOf(status),
        wasSigned,
        salesReference,
        reference: secondSalesReference,
        currency: 'GBP',
        loan,
        refunded,
        owed: PAID.includes(status) ? loan - refunded : 0,
      }),
    );
