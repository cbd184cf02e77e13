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
