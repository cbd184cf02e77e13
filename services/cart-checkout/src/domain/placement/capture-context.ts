/** What a page needs to show the card fields. */
export interface CaptureContext {
  readonly captureContext: string;
  readonly clientLibrary: string;
  readonly clientLibraryIntegrity: string;
  /** A hold may end before the goods leave: the shopper has to agree that the card is stored for this order. */
  readonly mayStoreCard: boolean;
}

/** The bag and shopper that tokens made with a capture context pay for. */
export interface CaptureContextOwner {
  readonly site: string;
  readonly owner: string;
  readonly cartId: string;
  readonly ipAddress: string;
  /** As of a payment's request; null for none. */
  readonly promisedDay: string | null;
}
