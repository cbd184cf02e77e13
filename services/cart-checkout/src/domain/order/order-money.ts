/** Whether there is money for what of an order has not left yet. */
export const MONEY_STATES = ['held', 'taken', 'missing'] as const;

export type MoneyState = (typeof MONEY_STATES)[number];

/** Of two states of an order the later version wins. */
export interface OrderMoney {
  readonly state: MoneyState;
  readonly version: bigint;
  /** Pence for which nothing is held any more. */
  readonly missing: number;
}

/** A state that payments has published. */
export interface PublishedMoney extends OrderMoney {
  /** The attempt of the shopper that has made up for what was missing; null where it was none. */
  readonly paidAgainBy: string | null;
}

/** What payments says when it is asked. */
export interface HeldState {
  /** `unknown` where it knows no such payment, or one that is not decided. */
  readonly state: MoneyState | 'cancelled' | 'unknown';
  /** Pence. */
  readonly missing: number;
}
