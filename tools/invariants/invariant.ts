/** What a check may know beside the database; each becomes one jsonb parameter. */
export interface Facts {
  /** The card provider's own ledger: its payments, as GET /control/ledger gives them. */
  readonly provider?: readonly object[];
  /** E-mails that arrived: `{messageId, subject}`. */
  readonly mails?: readonly object[];
  /** Orders that clients were told of: `{cartId, orderNumber}`. */
  readonly answers?: readonly object[];
}

/** One sentence that is always true of a sound shop, and the SQL that finds what belies it. */
export interface Invariant {
  /** As in the fault catalogue, e.g. `I5`; several entries may prove parts of one. */
  readonly id: string;
  readonly says: string;
  /** Answers the offending rows, none when it holds. Schemas are named; it reads as an administrator. */
  readonly sql: string;
  /**
   * How long a running shop may be on its way to the truth: $1, in seconds. Without it the sentence holds at every moment.
   * After a fault run has come to rest, all are asked with 0.
   */
  readonly graceSeconds?: number;
  /** A fact beside the database: the parameter after the grace. Without the fact the sentence is not judged. */
  readonly fact?: keyof Facts;
}
