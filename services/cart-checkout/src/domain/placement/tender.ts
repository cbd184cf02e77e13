/** The part of a total that is authorised on one payment method. */
export interface Tender {
  readonly id: string;
  /** EU-04 as payments writes it, e.g. `credit-card`. */
  readonly method: string;
  /** Pence. */
  readonly amount: number;
  /** The masked number of a card; empty for a wallet. */
  readonly maskedNumber: string;
  readonly cardType: string;
}
