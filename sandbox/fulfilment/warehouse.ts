import type { Faults } from './faults.ts';
import { act, ActionRefusedError } from './orders/act.ts';
import type { Action, Asked } from './orders/act.ts';
import type { OrderEvent, OrderSheet, WarehouseOrder } from './orders/order.ts';
import type { Store } from './orders/store.ts';
import type { Sender } from './sending/sender.ts';

interface Dependencies {
  readonly store: Store;
  readonly sender: Sender;
  readonly faults: Faults;
  readonly trackingUrl: (shipmentId: string) => string;
  readonly now: () => Date;
}

/** Between messages at start, so that thousands do not leave at once. */
const RESUME_PAUSE_MS = 5;

export type Warehouse = ReturnType<typeof createWarehouse>;

/** What happens to orders, each step written down before anybody is told of it. */
export function createWarehouse({ store, sender, faults, trackingUrl, now }: Dependencies) {
  /** @returns the event once it is on the disk, and `told`, when its first sending is over */
  async function perform(
    orderNumber: string,
    action: Action,
    asked: Asked = {},
  ): Promise<{ event: OrderEvent; told: Promise<void> }> {
    const order = store.order(orderNumber);
    if (order === undefined) throw new ActionRefusedError('There is no such order.');
    const fault = faults.forMessage();
    const happenedAt = new Date(now().getTime() - (fault?.ageSeconds ?? 0) * 1_000);
    const event = act(order, action, asked, { now: happenedAt, trackingUrl });
    const message = await store.happened(event);
    return { event, told: sender.send(message, fault) };
  }

  return {
    perform,
    /** Takes an order in, once; told again it changes nothing. */
    async receive(
      sheet: OrderSheet,
    ): Promise<{ order: WarehouseOrder; isNew: boolean; told: Promise<void> }> {
      const known = store.order(sheet.orderNumber);
      if (known !== undefined) return { order: known, isNew: false, told: Promise.resolve() };
      // No await between the look above and the entry: of two rivals the second finds it known.
      const written = store.receive(sheet);
      const accepted = perform(sheet.orderNumber, 'accept');
      await written;
      const { told } = await accepted;
      const order = store.order(sheet.orderNumber);
      if (order === undefined) throw new Error('The order was written a moment ago.');
      return { order, isNew: true, told };
    },
    /** Goes on where a kill interrupted: accepts what was only received, sends what was not delivered. */
    async resume(): Promise<void> {
      const untold = store.messages().filter(({ deliveredAt }) => deliveredAt === undefined);
      untold.forEach((message, index) => sender.sendLater(message, index * RESUME_PAUSE_MS));
      for (const { sheet, sequence } of store.orders()) {
        if (sequence === 0) await perform(sheet.orderNumber, 'accept');
      }
    },
  };
}
