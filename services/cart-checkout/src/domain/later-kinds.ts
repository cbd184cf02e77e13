import type { ListEmail } from './list/list-email.ts';
import type { Dispatch, OrderEmail } from './order/errand.ts';

/** What may be stored to be run later, by kind. */
export type LaterKinds = {
  readonly dispatch: Dispatch;
  readonly 'order-email': OrderEmail;
  /** Under the e-mail's id. */
  readonly 'list-email': Omit<ListEmail, 'id'>;
};
