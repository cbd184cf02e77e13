/** What a sign-in is checked against. */
export interface Credential {
  readonly customerId: string;
  readonly passwordHash: string;
  /** Whether the account has been signed in from the network before. */
  readonly knowsSource: boolean;
}
