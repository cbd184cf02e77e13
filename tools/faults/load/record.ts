import type { GraphReply } from '../../../tests/system/support/shopper.ts';

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
  /** Requests that were not answered, or with an error, though the shopper asked again. */
  readonly failures: readonly string[];
  /** Shoppers who never learnt what became of their payment, with their last error. */
  readonly unanswered: readonly string[];
  /** To the graph, and how many of them had no answer of the shop's own. */
  readonly requests: { readonly total: number; readonly failed: number };
}

/** Codes of a gateway that was not answered, or got an answer that nobody meant. */
const FAULTS: ReadonlySet<unknown> = new Set(['HTTPError', 'INTERNAL_SERVER_ERROR']);

const isFailed = (reply: GraphReply<unknown> | undefined): boolean =>
  reply === undefined ||
  reply.status >= 500 ||
  reply.errors.some(({ extensions }) => FAULTS.has(extensions?.code));

export class Recorder implements LoadRecord {
  readonly told: Told[] = [];
  readonly endings: Record<string, number> = {};
  readonly failures: string[] = [];
  readonly unanswered: string[] = [];
  readonly requests = { total: 0, failed: 0 };
  readonly #known = new Set<string>();
  readonly #onOrder: (orderNumber: string) => void;

  /** @param onOrder called once for each order number */
  constructor(onOrder: (orderNumber: string) => void = () => {}) {
    this.#onOrder = onOrder;
  }

  order(told: Told): void {
    this.told.push(told);
    if (this.#known.has(told.orderNumber)) return;
    this.#known.add(told.orderNumber);
    this.#onOrder(told.orderNumber);
  }

  readonly reply = (reply: GraphReply<unknown> | undefined): void => {
    this.requests.total += 1;
    if (isFailed(reply)) this.requests.failed += 1;
  };

  ending(scenario: string, answer: string): void {
    const key = `${scenario}: ${answer}`;
    this.endings[key] = (this.endings[key] ?? 0) + 1;
  }
}
