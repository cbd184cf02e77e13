import type { Faults } from './faults.ts';
import { act, ActionRefusedError } from './orders/act.ts';
import type { Action, Asked } from './orders/act.ts';
import type { OrderEvent, OrderPayment, OrderSheet, WarehouseOrder } from './orders/order.ts';
import type { Store } from './orders/store.ts';
import type { Sender } from './sending/sender.ts';

interface Dependencies {
  readonly store: Store;
  readonly sender: Sender;
  readonly faults: Faults;
  readonly trackingUrl: (shipmentId: string) => string;
  readonly now: () => Date;
}

/** Pause between messages at start, so that thousands are not sent at the same time. */
const RESUME_PAUSE_MS = 5;

export type Warehouse = ReturnType<typeof createWarehouse>;

/** Changes orders; each step is stored before its message is sent. */
export function createWarehouse({ store, sender, faults, trackingUrl, now }: Dependencies) {
  /** @returns the event once it is on disk, and `firstAttempt`, which resolves after the first attempt to send its message */
  async function perform(
    orderNumber: string,
    action: Action,
    asked: Asked = {},
  ): Promise<{ event: OrderEvent; firstAttempt: Promise<void> }> {
    const order = store.order(orderNumber);
    if (order === undefined) throw new ActionRefusedError('There is no such order.');
    const fault = faults.forMessage();
    const happenedAt = new Date(now().getTime() - (fault?.ageSeconds ?? 0) * 1_000);
    const event = act(order, action, asked, { now: happenedAt, trackingUrl });
    const message = await store.happened(event);
    return { event, firstAttempt: sender.send(message, fault) };
  }

  return {
    perform,
    /** Stores an order once; a repeat changes nothing. */
    async receive(
      sheet: OrderSheet,
    ): Promise<{ order: WarehouseOrder; isNew: boolean; firstAttempt: Promise<void> }> {
      const known = store.order(sheet.orderNumber);
      if (known !== undefined) return { order: known, isNew: false, firstAttempt: Promise.resolve() };
      // There is no await between the check above and the entry, so that the second of two concurrent calls finds it.
      const written = store.receive(sheet);
      const accepted = perform(sheet.orderNumber, 'accept');
      await written;
      const { firstAttempt } = await accepted;
      const order = store.order(sheet.orderNumber);
      if (order === undefined) throw new Error('The order was written a moment ago.');
      return { order, isNew: true, firstAttempt };
    },
    /** Whether the order's money is there; of two versions the later one wins. @returns undefined for an unknown order */
    async pay(orderNumber: string, payment: OrderPayment): Promise<OrderPayment | undefined> {
      const order = store.order(orderNumber);
      if (order === undefined) return undefined;
      if (order.payment !== null && order.payment.version >= payment.version) return order.payment;
      await store.paid(orderNumber, payment);
      return payment;
    },
    /** Sends every message since then again, delivered or not, under its id. @returns how many */
    resend(since: Date): number {
      const again = store.messages().filter(({ at }) => new Date(at) >= since);
      again.forEach((message, index) => sender.sendLater(message, index * RESUME_PAUSE_MS));
      return again.length;
    },
    /** Continues after a kill: accepts orders that were only received, and sends undelivered messages. */
    async resume(): Promise<void> {
      const undelivered = store.messages().filter(({ deliveredAt }) => deliveredAt === undefined);
      undelivered.forEach((message, index) => sender.sendLater(message, index * RESUME_PAUSE_MS));
      for (const { sheet, sequence } of store.orders()) {
        if (sequence === 0) await perform(sheet.orderNumber, 'accept');
      }
    },
  };
}
