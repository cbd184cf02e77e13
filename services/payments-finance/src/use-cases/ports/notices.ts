import type { IncomingHttpHeaders } from 'node:http';
import type { NoticeEnding, ProviderNotice } from '../../domain/notice/provider-notice.ts';
import type { PaymentMethod } from '../../domain/payment/payment.ts';

/** A message as it came. */
export interface ProviderMessage {
  readonly headers: IncomingHttpHeaders;
  /** The exact bytes, since the signature covers them. */
  readonly body: Buffer;
}

export type NoticeReading =
  | { readonly kind: 'notice'; readonly messageId: string; readonly notice: ProviderNotice }
  /** It is not the provider's, or not as the provider sent it. */
  | { readonly kind: 'forged' }
  /** The provider's, but no message that we know the form of. */
  | { readonly kind: 'unreadable' }
  /** The provider could not verify it now. */
  | { readonly kind: 'unavailable' };

/** Of providers that tell of their own accord. */
export interface NoticeReader {
  readNotice?(message: ProviderMessage, timeoutMs: number): Promise<NoticeReading>;
}

export interface StoredNotice {
  readonly method: PaymentMethod;
  readonly messageId: string;
  readonly notice: ProviderNotice;
}

export interface NoticeStore {
  /** @returns false when it is stored already */
  store(notice: StoredNotice): Promise<boolean>;
  /** Leases those that are due, oldest first. */
  claim(limit: number): Promise<StoredNotice[]>;
  /** An authorisation that the provider gave up: its hold ends now, unless we gave it up ourselves. */
  endHold(
    method: PaymentMethod,
    gone: Extract<ProviderNotice, { kind: 'hold-gone' }>,
  ): Promise<NoticeEnding>;
  close(notice: StoredNotice, outcome: string): Promise<void>;
  /** Tries again later, for 24 hours. @returns `failed` after that */
  postpone(notice: StoredNotice, why: string): Promise<'due' | 'failed'>;
  /** Deletes what was done more than 30 days ago. @returns how many */
  prune(limit: number): Promise<number>;
}
