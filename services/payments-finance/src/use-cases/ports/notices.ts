import type { NoticeEnding, ProviderNotice } from '../../domain/notice/provider-notice.ts';
import type { PaymentMethod, TenderState } from '../../domain/payment/payment.ts';

export interface StoredNotice {
  readonly method: PaymentMethod;
  readonly messageId: string;
  readonly notice: ProviderNotice;
}

/** With the key of its attempt. */
export interface NoticedTender {
  readonly tenderId: string;
  readonly state: TenderState;
  readonly placementId: string;
  readonly step: string;
  readonly attempt: number;
}

export interface NoticeStore {
  /** @returns false when it is stored already */
  store(notice: StoredNotice): Promise<boolean>;
  /** Leases those that are due, oldest first. */
  claim(limit: number): Promise<StoredNotice[]>;
  /** An authorisation that the provider gave up: its hold ends now, unless we gave it up ourselves. */
  endHold(method: PaymentMethod, gone: Extract<ProviderNotice, { kind: 'hold-gone' }>): Promise<NoticeEnding>;
  /** The tender that a notice is about, under the key of its attempt. */
  find(
    method: PaymentMethod,
    about: Pick<Extract<ProviderNotice, { kind: 'goes-on' }>, 'reference' | 'transactionId'>,
  ): Promise<NoticedTender | undefined>;
  /** What was begun at the provider is undone once more. @param begun its id there, where it may not be known yet */
  undo(tenderId: string, begun?: string): Promise<void>;
  close(notice: StoredNotice, outcome: string): Promise<void>;
  /** Tries again later, for 24 hours. @returns `failed` after that */
  postpone(notice: StoredNotice, why: string): Promise<'due' | 'failed'>;
  /** Deletes what was done and came longer ago. @returns how many */
  prune(keep: string, limit: number): Promise<number>;
}
