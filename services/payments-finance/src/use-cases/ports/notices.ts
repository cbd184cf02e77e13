import type { NoticeEnding, ProviderNotice } from '../../domain/notice/provider-notice.ts';
import type { PaymentMethod } from '../../domain/payment/payment.ts';

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
  endHold(method: PaymentMethod, gone: Extract<ProviderNotice, { kind: 'hold-gone' }>): Promise<NoticeEnding>;
  close(notice: StoredNotice, outcome: string): Promise<void>;
  /** Tries again later, for 24 hours. @returns `failed` after that */
  postpone(notice: StoredNotice, why: string): Promise<'due' | 'failed'>;
  /** Deletes what was done more than 30 days ago. @returns how many */
  prune(limit: number): Promise<number>;
}
