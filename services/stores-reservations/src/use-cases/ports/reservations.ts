import type { Reservation } from '../../domain/reservation/reservation.ts';

/** What was done with a reservation, by whom: `customer`, `guest`, `clock`, or the name of a member of staff. */
export interface Act {
  readonly act: string;
  readonly actor: string;
  readonly at: Date;
}

/** Live reservations. */
export interface LiveCounts {
  readonly ofOwner: number;
  /** Of a mailbox that is known. */
  readonly ofEmail: number;
  /** Holds of the piece within a day that nobody confirmed. */
  readonly wasted: number;
}

export interface BoardRow extends Reservation {
  /** The store has fewer pieces than it has promised. */
  readonly isAtRisk: boolean;
}

/** What a store works on. */
export interface WaitingRow extends Pick<Reservation, 'number' | 'state' | 'sku' | 'productName'> {
  readonly storeKey: string;
  readonly verifiedAt: Date;
}
