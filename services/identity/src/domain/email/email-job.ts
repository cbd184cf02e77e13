import type { DealerMessage } from '../dealer/dealer-message.ts';

/** The e-mails about an account. */
export type EmailKind = 'password-reset' | 'sign-up-tried' | 'password-changed' | 'email-changed';

/** The stored payload of an e-mail that is to be sent. */
export interface EmailJob {
  readonly site: string;
  readonly email: string;
}

/** The payloads of later work, by kind. */
export type LaterKinds = Readonly<Record<EmailKind, EmailJob>> & {
  readonly 'dealer-message': DealerMessage;
};

/** The recipient of an e-mail about an account. */
export interface Addressee {
  readonly customerId: string;
  readonly firstName: string;
}
