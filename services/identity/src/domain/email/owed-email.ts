/** The e-mails about an account. */
export const EMAIL_KINDS = ['password-reset', 'sign-up-tried', 'password-changed', 'email-changed'] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];
/** The kinds of later work. */
export const LATER_KINDS = [...EMAIL_KINDS, 'marketing-confirm', 'privacy-letter'] as const;

/** The stored payload of an e-mail that is to be sent. */
export interface OwedEmail {
  readonly site: string;
  readonly email: string;
}

/** The payloads of later work, by kind. */
export type LaterKinds = Readonly<Record<EmailKind, OwedEmail>> & {
  readonly 'marketing-confirm': { readonly contactId: string };
  /** Stored by the job that works on requests. */
  readonly 'privacy-letter': { readonly requestId: string };
};

/** The recipient of an e-mail about an account. */
export interface Addressee {
  readonly customerId: string;
  readonly firstName: string;
}
