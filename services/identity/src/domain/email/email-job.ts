/** What we write to customers about their account. */
export type EmailKind = 'password-reset' | 'sign-up-tried' | 'password-changed' | 'email-changed';

/** What is stored of an e-mail that is owed, under its kind. */
export interface EmailJob {
  readonly site: string;
  readonly email: string;
}

/** What may be stored to be run later, by kind. */
export type LaterKinds = Readonly<Record<EmailKind, EmailJob>>;

/** Whom an e-mail about an account is for. */
export interface Addressee {
  readonly customerId: string;
  readonly firstName: string;
}
