import type { RetryPolicy } from '@loupe/database/retry-policy';
import type { LaterHandlers } from '@loupe/database/run-later';
import { PoisonMessageError } from '@loupe/messaging/errors';
import type { LaterKinds } from '../domain/later-kinds.ts';
import type { ListEmail } from '../domain/list/list-email.ts';
import type { Order } from '../domain/order/order.ts';
import type { DispatchOrderPorts } from './dispatch-order.ts';
import { OrderMissingError } from './order-missing-error.ts';
import type { SendOrderConfirmationPorts } from './send-order-confirmation.ts';
import { tellNews } from './send-order-news.ts';
import type { TellNewsPorts } from './send-order-news.ts';

export interface LaterHandlersPorts extends TellNewsPorts {
  readonly orders: { findById(id: string): Promise<Order | null> };
  readonly mail: TellNewsPorts['mail'] & SendOrderConfirmationPorts['mail'];
  readonly fulfilment: DispatchOrderPorts['fulfilment'];
  readonly listMail: {
    /** Resolves as well when the mail server will never take it. @throws while the server is away */
    send(email: ListEmail): Promise<void>;
  };
}

/** After 2, 4, 8 … minutes, hourly at most. An order that is paid for is handed over however long it takes. */
const DISPATCH: RetryPolicy = {
  firstPauseSeconds: 120,
  longestPauseSeconds: 3_600,
  giveUpAfterSeconds: Infinity,
};
/** For three days, as mail servers do among themselves. */
const EMAIL: RetryPolicy = { ...DISPATCH, giveUpAfterSeconds: 3 * 86_400 };
const ORDER_EMAIL: RetryPolicy = { ...EMAIL, isFinal: (error) => error instanceof PoisonMessageError };

/** Runs what was deferred, and e-mails lists. A copy that a crash brings about has the same Message-ID or order number. */
export function laterHandlers(ports: LaterHandlersPorts): LaterHandlers<LaterKinds> {
  const { mail, fulfilment, listMail } = ports;
  const orderOf = async ({ orderId }: { readonly orderId: string }): Promise<Order> => {
    const order = await ports.orders.findById(orderId);
    if (order === null) throw new OrderMissingError(`There is no order ${orderId}.`);
    return order;
  };
  return {
    dispatch: {
      policy: DISPATCH,
      run: async (dispatch) => fulfilment.sendOrder(await orderOf(dispatch)),
    },
    'order-email': {
      policy: ORDER_EMAIL,
      run: async (email) => {
        const order = await orderOf(email);
        await (email.type === 'placed' ? mail.sendOrderConfirmation(order) : tellNews(ports, order, email));
      },
    },
    'list-email': { policy: EMAIL, run: (email, id) => listMail.send({ id, ...email }) },
  };
}
