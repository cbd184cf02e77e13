import type { Customer } from '../domain/customer/customer.ts';

/** What the fields of User are resolved from. */
export interface UserParent extends Customer {
  /** The session that asks, or the one a mutation has just begun. */
  readonly currentSessionId: string | null;
}
