import type { ProviderNotice } from './provider-notice.ts';

/** A message as it came. */
export interface ProviderMessage {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
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
