import type { ListEmail } from './list/list-email.ts';
import type { Dispatch, OrderEmail } from './order/order-message.ts';

/** The kinds of deferred work. */
export const LATER_KINDS = ['dispatch', 'order-email', 'list-email'] as const;

/** Payloads of deferred work, by kind. */
export type LaterKinds = {
  readonly dispatch: Dispatch;
  readonly 'order-email': OrderEmail;
  /** Stored under the e-mail's id. */
  readonly 'list-email': Omit<ListEmail, 'id'>;
};
