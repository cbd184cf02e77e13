export type PrivacyKind = 'copy' | 'erasure';
export type PrivacyState = 'asked' | 'waiting' | 'begun' | 'refused' | 'done' | 'cancelled';

/** What a customer asked for about the data, as the pages of the account show it. */
export interface PrivacyRequest {
  readonly kind: PrivacyKind;
  readonly state: PrivacyState;
  readonly askedAt: Date;
  /** When something happens next. */
  readonly dueAt: Date | null;
  /** Why an erasure was refused, as `order LP1`. */
  readonly openMatters: string[];
}

/** What an e-mail about a request says, and to whom. */
export interface PrivacyNotice extends PrivacyRequest {
  readonly site: string;
  readonly isGuest: boolean;
  /** The account's address as it is now, or the order's; null once nobody has it. */
  readonly email: string | null;
  readonly firstName: string;
}

/** Time to think again, from the e-mail whose link stops the erasure of an account. */
export const COOLING_OFF_HOURS = 72;

/** How long the link to a copy works: as long as the copy is kept. */
export const COPY_LINK_DAYS = 7;

/** A copy, for programs and for people. */
export interface PrivacyFile {
  readonly json: string;
  readonly page: string;
}
