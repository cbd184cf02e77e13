import type { Customer } from '../domain/customer/customer.ts';

/** What the fields of User are resolved from. */
export interface UserParent extends Customer {
  /** The caller's session, or the one that a mutation has just begun. */
  readonly currentSessionId: string | null;
}
