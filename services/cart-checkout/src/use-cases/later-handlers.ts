import { DependencyDownError } from '@loupe/messaging/errors';
import type { RetryPolicy } from '@loupe/database/retry-policy';
import type { LaterHandlers } from '@loupe/database/run-later';
import type { LaterKinds } from '../domain/later-kinds.ts';
import type { ListEmail } from '../domain/list/list-email.ts';
import type { Order } from '../domain/order/order.ts';
import { handOver } from './hand-over.ts';
import type { HandOverPorts } from './hand-over.ts';
import { tellMoney } from './tell-money.ts';
import type { TellMoneyPorts } from './tell-money.ts';
import { OrderMissingError } from './order-missing-error.ts';
import { orRecordRefusal, recordRefusal } from './record-refusal.ts';
import type { RecordRefusalPorts } from './record-refusal.ts';
import { pauseAfterRefusal, sendGiftCardEmail } from './send-gift-card-email.ts';
import type { SendGiftCardEmailPorts } from './send-gift-card-email.ts';
import { sendPaymentEmail } from './send-payment-email.ts';
import type { SendPaymentEmailPorts } from './send-payment-email.ts';
import { sendNewsEmail } from './send-news-email.ts';
import type { SendNewsEmailPorts } from './send-news-email.ts';
import { sendWaitingEmail } from './send-waiting-email.ts';
import type { SendWaitingEmailPorts } from './send-waiting-email.ts';

export interface LaterHandlersPorts
  extends
    SendNewsEmailPorts,
    SendGiftCardEmailPorts,
    SendPaymentEmailPorts,
    SendWaitingEmailPorts,
    RecordRefusalPorts,
    HandOverPorts,
    TellMoneyPorts {
  readonly orders: { findById(id: string): Promise<Order | null> };
  readonly mail: SendNewsEmailPorts['mail'] & {
    sendOrderConfirmation(order: Order): Promise<void>;
  } & SendGiftCardEmailPorts['mail'] &
    SendPaymentEmailPorts['mail'] &
    SendWaitingEmailPorts['mail'];
  readonly payments: SendGiftCardEmailPorts['payments'] & SendPaymentEmailPorts['payments'];
  readonly orderMoney: SendPaymentEmailPorts['orderMoney'] & TellMoneyPorts['orderMoney'];
  readonly listMail: {
    /** Also resolves when the mail server rejects it permanently. @throws while the server is unavailable */
    send(email: ListEmail): Promise<void>;
  };
}

/** What was sent while its receiver was down waits for no more than that: the breaker keeps the rest of the queue from being tried. */
const OUTAGE_SECONDS = 10;
const afterOutage = (error: unknown): number | undefined =>
  error instanceof DependencyDownError ? OUTAGE_SECONDS : undefined;

/** After 10, 20, 40 … seconds, then every ten minutes. A paid order is retried without limit. */
const DISPATCH: RetryPolicy = {
  pauseSeconds: afterOutage,
  firstPauseSeconds: 10,
  longestPauseSeconds: 600,
  giveUpAfterSeconds: Infinity,
};
/** After 2, 4, 8 … minutes, then hourly, for two weeks: a full mailbox or a mail server that was set up wrongly may need days, and a holiday lies in between. */
const EMAIL: RetryPolicy = {
  firstPauseSeconds: 120,
  longestPauseSeconds: 3_600,
  giveUpAfterSeconds: 14 * 86_400,
};

/** An e-mail that needs the mail server alone. Others ask payments, whose outage keeps none of them from being tried. */
const ORDER_EMAIL: RetryPolicy = { ...EMAIL, pauseSeconds: afterOutage };

/** A gift card is paid for: until its buyer has it. */
const GIFT_CARD: RetryPolicy = {
  firstPauseSeconds: 120,
  longestPauseSeconds: 3_600,
  giveUpAfterSeconds: Infinity,
  pauseSeconds: pauseAfterRefusal,
};

/** The handlers of deferred work. A duplicate after a crash has the same Message-ID or order number. */
export function laterHandlers(ports: LaterHandlersPorts): LaterHandlers<LaterKinds> {
  const { mail, listMail } = ports;
  const orderOf = async ({ orderId }: { readonly orderId: string }): Promise<Order> => {
    const order = await ports.orders.findById(orderId);
    if (order === null) throw new OrderMissingError(`There is no order ${orderId}.`);
    return order;
  };
  return {
    dispatch: {
      policy: DISPATCH,
      run: async (dispatch) => handOver(ports, await orderOf(dispatch)),
    },
    'order-email': {
      policy: ORDER_EMAIL,
      run: async (email) => {
        const order = await orderOf(email);
        await orRecordRefusal(ports, email, () =>
          email.type === 'placed' ? mail.sendOrderConfirmation(order) : sendNewsEmail(ports, order, email),
        );
      },
      givenUp: (email) => recordRefusal(ports, email, 'given-up'),
    },
    'gift-card-email': {
      policy: GIFT_CARD,
      run: async (email) => sendGiftCardEmail(ports, await orderOf(email), email),
    },
    'payment-email': {
      policy: EMAIL,
      run: (email) => orRecordRefusal(ports, email, () => sendPaymentEmail(ports, email)),
      givenUp: (email) => recordRefusal(ports, email, 'given-up'),
    },
    'waiting-email': { policy: ORDER_EMAIL, run: (email) => sendWaitingEmail(ports, email) },
    money: { policy: DISPATCH, run: (money) => tellMoney(ports, money) },
    'list-email': { policy: EMAIL, run: (email, id) => listMail.send({ id, ...email }) },
  };
}
