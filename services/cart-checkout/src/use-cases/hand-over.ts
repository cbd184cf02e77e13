import { DispatchRefusedError } from '../domain/order/dispatch-refused-error.ts';
import type { Order } from '../domain/order/order.ts';

export interface HandOverPorts {
  readonly fulfilment: {
    /** Recognises an order that is sent twice. @throws DeferredError, DependencyDownError, DispatchRefusedError */
    sendOrder(order: Order): Promise<void>;
  };
  readonly refusedDispatches: {
    /** One is open for an order at a time. */
    add(refused: { readonly orderId: string; readonly field: string }): Promise<void>;
  };
  /** Writes a log line; `about` contains no personal data. */
  readonly log?: (about: object, message: string) => void;
}

/** Sends an order to the warehouse. One that it refuses because of a field is stored for an operator: no retry would be accepted. */
export async function handOver(
  { fulfilment, refusedDispatches, log }: HandOverPorts,
  order: Order,
): Promise<void> {
  const { id, orderNumber } = order;
  try {
    await fulfilment.sendOrder(order);
    log?.({ orderNumber }, 'order handed over');
  } catch (error) {
    if (!(error instanceof DispatchRefusedError)) throw error;
    await refusedDispatches.add({ orderId: id, field: error.field });
    log?.({ orderNumber, field: error.field }, 'order refused by the warehouse');
  }
}
