import type { LaterOptions } from '@loupe/database/start-later';
import { startLater } from '@loupe/database/start-later';
import type { LaterKinds } from './domain/later-kinds.ts';

/** E-mails about orders use both connections of the mail server, shared lists at most one of them. */
const WAREHOUSE_AT_ONCE = 3;
const ORDER_MAILS_AT_ONCE = 2;

/**
 * Deferred work by whom it waits for: the warehouse, the mail server with what a shopper has paid for, and with lists that visitors share. A
 * queue that stands still, or is long, holds up no other.
 */
export function startLaterQueues({ handlers, ...rest }: LaterOptions<LaterKinds>) {
  const { dispatch, money, 'list-email': listEmail, ...orderMails } = handlers;
  const queues = [
    startLater<Pick<LaterKinds, 'dispatch' | 'money'>>({
      ...rest,
      handlers: { dispatch, money },
      concurrency: WAREHOUSE_AT_ONCE,
    }),
    startLater<Omit<LaterKinds, 'dispatch' | 'money' | 'list-email'>>({
      ...rest,
      handlers: orderMails,
      concurrency: ORDER_MAILS_AT_ONCE,
    }),
    startLater<Pick<LaterKinds, 'list-email'>>({ ...rest, handlers: { 'list-email': listEmail } }),
  ];
  return {
    wake: () => queues.forEach((queue) => queue.wake()),
    /** Settles when all have ended. */
    done: Promise.all(queues.map(({ done }) => done)),
  };
}
