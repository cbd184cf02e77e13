/** A use of a code from before the code had a limit per customer. */
export interface UseWithoutCustomer {
  readonly code: string;
  readonly placementId: string;
  readonly owner: string;
  readonly email: string;
}

export interface NamedUse {
  readonly code: string;
  readonly placementId: string;
  /** As `codeCustomers` names them. */
  readonly customers: readonly string[];
}
