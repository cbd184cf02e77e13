/** Whose password is about to be set, or asked for. */
export interface Account {
  readonly customerId: string;
  readonly email: string;
}

export interface ConfirmedAccount extends Account {
  readonly passwordHash: string;
}
