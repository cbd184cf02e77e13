/** Part of a total, held on one means of payment. */
export interface Tender {
  readonly id: string;
  /** EU-04 as payments writes it, e.g. `credit-card`. */
  readonly method: string;
  /** Pence. */
  readonly amount: number;
  /** Masked. */
  readonly maskedNumber: string;
  readonly cardType: string;
}

/** Nothing is placed on less than the whole amount, nor on more. @param total pence */
export function cover(tenders: readonly Tender[], total: number): boolean {
  return tenders.reduce((sum, { amount }) => sum + amount, 0) === total;
}
