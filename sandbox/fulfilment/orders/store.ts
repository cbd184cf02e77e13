import { randomUUIDv7 } from 'node:crypto';
import { openJournal } from '../../journal.ts';
import { afterEvent, newOrder } from './order.ts';
import type { OrderEvent, OrderPayment, OrderSheet, WarehouseOrder } from './order.ts';

/** A message to the shop; `text` is the exact body. */
export interface Message {
  readonly id: string;
  /** Number of its order; absent in a message made by a test. */
  readonly orderNumber?: string;
  readonly text: string;
  readonly at: string;
}

type Entry =
  | { readonly kind: 'order'; readonly sheet: OrderSheet; readonly at: string }
  | { readonly kind: 'payment'; readonly orderNumber: string; readonly payment: OrderPayment }
  | { readonly kind: 'event'; readonly event: OrderEvent; readonly message: Message }
  | { readonly kind: 'message'; readonly message: Message }
  | { readonly kind: 'delivered'; readonly id: string; readonly at: string };

export type Store = Awaited<ReturnType<typeof openStore>>;

/** Orders and messages in one journal: acknowledged orders survive a kill, and undelivered messages are sent again. */
export async function openStore(file: string, now: () => Date) {
  const { journal, entries } = await openJournal<Entry>(file);
  const orders = new Map<string, WarehouseOrder>();
  const messages = new Map<string, Message & { readonly deliveredAt?: string }>();
  const idsByOrder = new Map<string, string[]>();

  const take = (entry: Entry): void => {
    if (entry.kind === 'order') orders.set(entry.sheet.orderNumber, newOrder(entry.sheet, entry.at));
    if (entry.kind === 'payment') {
      const order = orders.get(entry.orderNumber);
      if (order) orders.set(entry.orderNumber, { ...order, payment: entry.payment });
    }
    if (entry.kind === 'event') {
      const { orderNumber } = entry.event;
      idsByOrder.set(orderNumber, [...(idsByOrder.get(orderNumber) ?? []), entry.message.id]);
      const order = orders.get(entry.event.orderNumber);
      if (order) orders.set(entry.event.orderNumber, afterEvent(order, entry.event));
    }
    if (entry.kind === 'event' || entry.kind === 'message') messages.set(entry.message.id, entry.message);
    if (entry.kind === 'delivered') {
      const message = messages.get(entry.id);
      if (message) messages.set(entry.id, { ...message, deliveredAt: entry.at });
    }
  };
  entries.forEach(take);
  /** Visible at once to concurrent requests; resolves when it is on disk. */
  const append = (entry: Entry): Promise<void> => {
    take(entry);
    return journal.append(entry);
  };
  const newMessage = (text: string, orderNumber?: string): Message => ({
    id: `msg_${randomUUIDv7()}`,
    text,
    at: now().toISOString(),
    ...(orderNumber === undefined ? {} : { orderNumber }),
  });

  return {
    order: (orderNumber: string) => orders.get(orderNumber),
    orders: () => [...orders.values()],
    messages: () => [...messages.values()],
    messagesAbout: (orderNumber: string) =>
      (idsByOrder.get(orderNumber) ?? []).flatMap((id) => messages.get(id) ?? []),
    receive: (sheet: OrderSheet) => append({ kind: 'order', sheet, at: now().toISOString() }),
    paid: (orderNumber: string, payment: OrderPayment) => append({ kind: 'payment', orderNumber, payment }),
    /** Writes an event and its message in one line of the journal. */
    async happened(event: OrderEvent): Promise<Message> {
      const message = newMessage(JSON.stringify(event), event.orderNumber);
      await append({ kind: 'event', event, message });
      return message;
    },
    async madeUp(text: string, id?: string): Promise<Message> {
      const message = { ...newMessage(text), ...(id === undefined ? {} : { id }) };
      await append({ kind: 'message', message });
      return message;
    },
    delivered: (id: string) => append({ kind: 'delivered', id, at: now().toISOString() }),
    async reset() {
      [orders, messages, idsByOrder].forEach((index) => index.clear());
      await journal.clear();
    },
    close: () => journal.close(),
  };
}
