import type { GraphReply } from '@loupe/scripted-shopper/shopper';

/** An order number in the answer to a client. */
export interface AcknowledgedOrder {
  readonly cartId: string;
  readonly orderNumber: string;
  readonly scenario: string;
}

/** The answers to all shoppers of a run. */
export interface LoadRecord {
  /** One entry for each answer with an order number. */
  readonly acknowledged: readonly AcknowledgedOrder[];
  /** The number of shoppers by scenario and last answer. */
  readonly endings: Readonly<Record<string, number>>;
  /** Requests that failed or were answered with an error, even if the shopper retried them. */
  readonly failures: readonly string[];
  /** Shoppers who got no final answer to their payment, with their last error. */
  readonly unanswered: readonly string[];
  /** Requests to the graph, and how many of them failed or were answered with a server error. */
  readonly requests: { readonly total: number; readonly failed: number };
}

/** Codes of server errors. */
const FAULTS: ReadonlySet<unknown> = new Set(['HTTPError', 'INTERNAL_SERVER_ERROR']);

const isFailed = (reply: GraphReply<unknown> | undefined): boolean =>
  reply === undefined ||
  reply.status >= 500 ||
  reply.errors.some(({ extensions }) => FAULTS.has(extensions?.code));

export class Recorder implements LoadRecord {
  readonly acknowledged: AcknowledgedOrder[] = [];
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

  order(order: AcknowledgedOrder): void {
    this.acknowledged.push(order);
    if (this.#known.has(order.orderNumber)) return;
    this.#known.add(order.orderNumber);
    this.#onOrder(order.orderNumber);
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
