/** An account whose password is to be set or verified. */
export interface Account {
  readonly customerId: string;
  readonly email: string;
}

export interface ConfirmedAccount extends Account {
  readonly passwordHash: string;
}
