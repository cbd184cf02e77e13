import type { LaterOptions } from '@loupe/database/start-later';
import { allQueues, startLater } from '@loupe/database/start-later';
import type { Config } from './config.ts';
import type { LaterKinds } from './domain/later-kinds.ts';

/** How many calls each receiver would be sent now. */
export interface LaterRooms {
  readonly warehouse: () => number;
  readonly orderMail: () => number;
  readonly listMail: () => number;
}

export type LaterLimits = Pick<Config, 'DISPATCHES_AT_ONCE' | 'ORDER_EMAILS_AT_ONCE' | 'LIST_EMAILS_AT_ONCE'>;

interface LaterQueues extends Omit<LaterOptions<LaterKinds>, 'concurrency' | 'room'> {
  readonly limits: LaterLimits;
  readonly rooms: LaterRooms;
}

/**
 * Stored work by whom it waits for: the warehouse, the mail server with what a shopper has paid for, and with lists that visitors share.
 * Each queue has connections of its own: one that stands still, or is long, holds up no other.
 */
export function startLaterQueues({ handlers, limits, rooms, ...rest }: LaterQueues) {
  const { dispatch, money, 'list-email': listEmail, ...orderMails } = handlers;
  const warehouse = startLater<Pick<LaterKinds, 'dispatch' | 'money'>>({
    ...rest,
    handlers: { dispatch, money },
    concurrency: limits.DISPATCHES_AT_ONCE,
    room: rooms.warehouse,
  });
  const orders = startLater<Omit<LaterKinds, 'dispatch' | 'money' | 'list-email'>>({
    ...rest,
    handlers: orderMails,
    concurrency: limits.ORDER_EMAILS_AT_ONCE,
    room: rooms.orderMail,
  });
  const lists = startLater<Pick<LaterKinds, 'list-email'>>({
    ...rest,
    handlers: { 'list-email': listEmail },
    concurrency: limits.LIST_EMAILS_AT_ONCE,
    room: rooms.listMail,
  });
  return allQueues([warehouse, orders, lists]);
}
