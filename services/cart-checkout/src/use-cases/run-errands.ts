import { sweepEach } from '@loupe/database/sweep-each';
import { PoisonMessageError } from '@loupe/messaging/errors';
import type { Errand } from '../domain/order/errand.ts';
import type { Order } from '../domain/order/order.ts';
import type { DispatchOrderPorts } from './dispatch-order.ts';
import { OrderMissingError } from './order-missing-error.ts';
import type { SendOrderConfirmationPorts } from './send-order-confirmation.ts';
import { tellNews } from './send-order-news.ts';
import type { TellNewsPorts } from './send-order-news.ts';

export interface RunErrandsPorts extends TellNewsPorts {
  readonly orders: { findById(id: string): Promise<Order | null> };
  readonly mail: TellNewsPorts['mail'] & SendOrderConfirmationPorts['mail'];
  readonly fulfilment: DispatchOrderPorts['fulfilment'];
  readonly errands: {
    lease(limit: number): Promise<DueErrand[]>;
    remove(id: string): Promise<void>;
  };
  readonly reportFault: (error: unknown, message: string) => void;
}

interface DueErrand {
  readonly id: string;
  readonly errand: Errand;
  /** Tried long enough, as e-mails go. */
  readonly isOver: boolean;
}

/** One after the other, and all of them within the lease of the last. */
const BATCH = 5;

/**
 * Runs the errands that were put off and are due, each at least once: its row goes after it was run, and a copy that a crash in
 * between brings about bears the same Message-ID or order number. An e-mail comes again for three days, unless it is refused for good; an order that is paid
 * for is handed over however long it takes.
 * @param signal ends it after the batch under way
 * @returns how many were due
 */
export async function runErrands(ports: RunErrandsPorts, signal?: AbortSignal): Promise<number> {
  for (let all = 0; ;) {
    const due = await ports.errands.lease(BATCH);
    await sweepEach(due, (each) => runOne(ports, each));
    all += due.length;
    if (due.length < BATCH || signal?.aborted) return all;
  }
}

async function runOne(ports: RunErrandsPorts, { id, errand, isOver }: DueErrand): Promise<void> {
  try {
    await run(ports, errand);
    await ports.errands.remove(id);
  } catch (error) {
    const isHopeless = isOver || error instanceof PoisonMessageError;
    const gaveUp = isHopeless && errand.type !== 'dispatch';
    ports.reportFault(error, `Errand ${id} ${gaveUp ? 'is given up' : 'waits'}.`);
    if (gaveUp) await ports.errands.remove(id);
  }
}

async function run(ports: RunErrandsPorts, errand: Errand): Promise<void> {
  const order = await ports.orders.findById(errand.orderId);
  if (order === null) throw new OrderMissingError(`There is no order ${errand.orderId}.`);
  if (errand.type === 'dispatch') return ports.fulfilment.sendOrder(order);
  if (errand.type === 'placed') return ports.mail.sendOrderConfirmation(order);
  return tellNews(ports, order, errand);
}
