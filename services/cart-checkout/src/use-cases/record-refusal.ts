import { EmailRefusedError } from '../domain/order/email-refused-error.ts';
import { orderMessageId } from '../domain/order/order-message.ts';
import type { OrderEmail } from '../domain/order/order-message.ts';

export interface RecordRefusalPorts {
  readonly refusedEmails: {
    /** Of one e-mail the first refusal is kept. */
    add(refused: {
      readonly orderId: string;
      readonly message: string;
      readonly reason: string;
    }): Promise<void>;
  };
  /** Writes a log line; `about` contains no personal data. */
  readonly log?: (about: object, message: string) => void;
}

/**
 * Sends an e-mail about an order. One that is refused is an outcome, which is stored with the order: the order's later messages
 * follow.
 */
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
