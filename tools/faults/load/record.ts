/** An order number that a client was told. */
export interface Told {
  readonly cartId: string;
  readonly orderNumber: string;
  readonly scenario: string;
}

/** Everything the shoppers of a run were answered. */
export interface LoadRecord {
  /** Each order number as often as somebody was told. */
  readonly told: readonly Told[];
  /** How each shopper ended, by scenario and last answer. */
  readonly endings: Readonly<Record<string, number>>;
  /** Shoppers who never learnt what became of their payment, with their last error. */
  readonly unanswered: readonly string[];
}

export class Recorder implements LoadRecord {
  readonly told: Told[] = [];
  readonly endings: Record<string, number> = {};
  readonly unanswered: string[] = [];

  order(told: Told): void {
    this.told.push(told);
  }

  ending(scenario: string, answer: string): void {
    const key = `${scenario}: ${answer}`;
    this.endings[key] = (this.endings[key] ?? 0) + 1;
  }
}
