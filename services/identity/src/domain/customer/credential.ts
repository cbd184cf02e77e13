/** What a sign-in is judged by. */
export interface Credential {
  readonly customerId: string;
  readonly passwordHash: string;
  /** Whether the account has been signed in from the network before. */
  readonly knowsSource: boolean;
}
