import type { ListEmail } from './list/list-email.ts';
import type { Dispatch, GiftCardEmail, OrderEmail, PaymentEmail } from './order/order-message.ts';
import type { WaitingEmail } from './placement/waiting-email.ts';

/** The kinds of deferred work. */
export const LATER_KINDS = [
  ...['dispatch', 'order-email', 'gift-card-email', 'payment-email', 'list-email', 'money', 'waiting-email'],
] as const;

/** Payloads of deferred work, by kind. */
export type LaterKinds = {
  readonly dispatch: Dispatch;
  readonly 'order-email': Exclude<OrderEmail, GiftCardEmail | PaymentEmail>;
  readonly 'gift-card-email': GiftCardEmail;
  readonly 'payment-email': PaymentEmail;
  /** The state of an order's money to be told to the warehouse. */
  readonly money: { readonly orderId: string };
  /** How a payment that takes days stands: stored by the statements that begin its wait and release its placement. */
  readonly 'waiting-email': WaitingEmail;
  /** Stored under the e-mail's id. */
  readonly 'list-email': Omit<ListEmail, 'id'>;
};
