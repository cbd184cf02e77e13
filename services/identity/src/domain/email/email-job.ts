/** What we write to customers about their account. */
export type EmailKind = 'password-reset' | 'sign-up-tried' | 'password-changed' | 'email-changed';

/** An e-mail that is owed. */
export interface EmailJob {
  readonly id: string;
  readonly site: string;
  readonly kind: EmailKind;
  readonly email: string;
  /** How often it has been tried, this time included. */
  readonly attempts: number;
  readonly ageSeconds: number;
}

/** Whom an e-mail about an account is for. */
export interface Addressee {
  readonly customerId: string;
  readonly firstName: string;
}
