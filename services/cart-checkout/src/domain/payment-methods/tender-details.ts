/** What payments has to know of a planned tender besides its amount. Plain JSON, and without secrets. */
export type TenderDetails =
  /** A card of the shopper. Its token is the method's secret. */
  | { readonly kind: 'card' }
  | ({ readonly kind: 'gift-card' } & PlannedGiftCard)
  /** What the provider gave the shopper's page: the method's secret. */
  | { readonly kind: 'token' }
  /** Nothing, as the shopper gives them at the provider, or where they have done so before, what they agreed to: the method's secret. */
  | { readonly kind: 'at-provider' };

export interface PlannedGiftCard {
  readonly id: string;
  /** The bag and the owner it was added to. */
  readonly addedTo: string;
  readonly addedBy: string;
  /** Pence left on it afterwards. */
  readonly remaining: number;
}

/** The gift card of these details; null for any other. */
export const giftCardOf = (details: TenderDetails): PlannedGiftCard | null =>
  details.kind === 'gift-card' ? details : null;
