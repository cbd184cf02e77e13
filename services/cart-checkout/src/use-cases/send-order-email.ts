import { EmailRefusedError } from '../domain/order/email-refused-error.ts';
import { orderMessageId } from '../domain/order/order-message.ts';
import type { OrderEmail, PaymentEmail } from '../domain/order/order-message.ts';
import { orDefer } from './or-defer.ts';
import type { DeferPorts } from './or-defer.ts';

export interface RecordRefusalPorts extends Pick<DeferPorts, 'log'> {
  readonly refusedEmails: {
    /** Of one e-mail the first refusal is kept. */
    add(refused: {
      readonly orderId: string;
      readonly message: string;
      readonly reason: string;
    }): Promise<void>;
  };
}

export interface SendOrderEmailPorts extends DeferPorts, RecordRefusalPorts {}

/**
 * Sends an e-mail about an order. One that is refused is an outcome, which is stored with the order: the order's later messages
 * follow. One that the mail server does not accept now is stored to be sent later.
 */
export async function sendOrderEmail(
  ports: SendOrderEmailPorts,
  email: Exclude<OrderEmail, PaymentEmail>,
  send: () => Promise<void>,
): Promise<void> {
  await orDefer(ports, email, () => orRecordRefusal(ports, email, send));
}

/** Sends it, or stores that it was refused. */
export async function orRecordRefusal(
  ports: RecordRefusalPorts,
  email: OrderEmail,
  send: () => Promise<void>,
): Promise<void> {
  try {
    await send();
  } catch (error) {
    if (!(error instanceof EmailRefusedError)) throw error;
    await recordRefusal(ports, email, error.reason);
  }
}

export async function recordRefusal(
  { refusedEmails, log }: RecordRefusalPorts,
  email: OrderEmail,
  reason: string,
): Promise<void> {
  const { orderId, type } = email;
  await refusedEmails.add({ orderId, message: orderMessageId(email), reason });
  log?.({ type, orderId, reason }, 'order e-mail refused');
}
