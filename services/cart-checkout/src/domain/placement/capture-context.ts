/** What a page needs to show the card fields. */
export interface CaptureContext {
  readonly captureContext: string;
  readonly clientLibrary: string;
  readonly clientLibraryIntegrity: string;
}

/** The bag and shopper that tokens made with a capture context pay for. */
export interface CaptureContextOwner {
  readonly site: string;
  readonly owner: string;
  readonly cartId: string;
  readonly ipAddress: string;
}
