/** `refused`: the page named an address that is not the wallet's. */
export type MerchantSession =
  | {
      readonly kind: 'session';
      /** JSON for the page's wallet, which alone understands it. */
      readonly session: string;
    }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unavailable' };

/** Proves to a wallet in the shopper's browser that the page is ours. */
export interface MerchantSessions {
  /**
   * @param validationUrl as the browser gave it to the page: untrusted
   * @param shop the page's domain, and its name for the shopper
   */
  open(
    validationUrl: string,
    shop: { readonly domain: string; readonly displayName: string },
  ): Promise<MerchantSession>;
}

/** Of an installation without such a wallet. */
export const NO_MERCHANT_SESSIONS: MerchantSessions = { open: async () => ({ kind: 'unavailable' }) };
