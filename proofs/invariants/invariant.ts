/** Data from outside the database; each becomes one jsonb parameter. */
export interface Facts {
  /** The card provider's own ledger: its payments, as GET /control/ledger gives them. */
  readonly provider?: readonly object[];
  /** The gift card provider's own ledger: its transactions, as GET /control/ledger gives them. */
  readonly giftCards?: readonly object[];
  /** The wallet provider's own ledger: its movements, as GET /control/ledger gives them. */
  readonly wallet?: readonly object[];
  /** The pay-later provider's own ledger, likewise. */
  readonly payLater?: readonly object[];
  /** The lender's own ledger: its applications, as GET /control/ledger gives them. */
  readonly loans?: readonly object[];
  /** E-mails that arrived: `{messageId, subject}`. */
  readonly mails?: readonly object[];
  /** Order numbers in answers to clients: `{cartId, orderNumber}`. */
  readonly answers?: readonly object[];
}

/** A sentence that is always true of a correct shop, and the SQL that finds violations. */
export interface Invariant {
  /** As in the fault catalogue, e.g. `I5`; several entries may prove parts of one. */
  readonly id: string;
  readonly says: string;
  /** Selects the rows that violate it. Runs as an administrator, so tables have their schema's name. */
  readonly sql: string;
  /**
   * How long a running shop may violate it while work is under way: $1, in seconds. Without it the sentence holds at every moment.
   * After a fault run has come to rest, all are checked with 0.
   */
  readonly graceSeconds?: number;
  /** A fact from outside the database, as the parameter after the grace. Without the fact the sentence is not judged. */
  readonly fact?: keyof Facts;
}
