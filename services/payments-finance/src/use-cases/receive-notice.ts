import type { Logger } from '@loupe/telemetry/logger';
import type { PaymentMethod } from '../domain/payment/payment.ts';
import type { NoticeReader, NoticeReading, ProviderMessage } from '../domain/notice/notice-reading.ts';
import type { NoticeStore } from './ports/notices.ts';

export interface ReceiveNoticePorts {
  readonly providers: Readonly<Partial<Record<PaymentMethod, NoticeReader>>>;
  readonly notices: Pick<NoticeStore, 'store'>;
  /** Wakes the processing of stored notices. */
  readonly noticeStored: () => void;
  readonly logger: Logger;
}

export type NoticeReceipt = 'stored' | 'known' | Exclude<NoticeReading['kind'], 'notice'>;

/** The provider waits ten seconds or more for our answer, and the gateway four. */
const VERIFY_MS = 3_000;

/** Only verifies and stores what a provider tells, so that it gets its answer quickly; a copy is answered like the first. */
export async function receiveNotice(
  { providers, notices, noticeStored, logger }: ReceiveNoticePorts,
  method: PaymentMethod,
  message: ProviderMessage,
): Promise<NoticeReceipt> {
  const reading = await providers[method]?.readNotice?.(message, VERIFY_MS);
  if (reading === undefined) return 'forged';
  if (reading.kind !== 'notice') {
    if (reading.kind !== 'forged') logger.error({ method, reading: reading.kind }, 'notice not stored');
    return reading.kind;
  }
  const { messageId, notice } = reading;
  const isNew = await notices.store({ method, messageId, notice });
  if (isNew) noticeStored();
  return isNew ? 'stored' : 'known';
}
