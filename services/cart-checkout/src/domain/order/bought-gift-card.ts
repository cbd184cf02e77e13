/** A gift card that was bought. Never logged or stored here. */
export interface BoughtGiftCard {
  readonly number: string;
  readonly pin: string;
  /** Pence. */
  readonly value: number;
  /** The mail server took it. */
  readonly isMailed: boolean;
  /** The mail server refused the address of the order. */
  readonly isRefused: boolean;
  /** The buyer has it, in whatever way. */
  readonly isDelivered: boolean;
}

/** Names a bought gift card: payments has it under its issue, for the placement that bought it. */
export interface GiftCardRef {
  readonly placementId: string;
  readonly issueId: string;
}

/** Who is given number and PIN; payments writes the look of a person down. */
export type GiftCardReader =
  | { readonly kind: 'mail' }
  | {
      readonly kind: 'buyer' | 'operator';
      /** `c:<customer id>` or `operator:<name>`. */
      readonly name: string;
    };

/** `resent`: an operator sent it to another address. */
export type GiftCardReport = 'mailed' | 'refused' | 'resent';

/** A bought gift card in its buyer's account, without number and PIN. */
export interface SoldGiftCard extends GiftCardRef {
  /** Pence. */
  readonly value: number;
  /** `forgotten`: it was delivered so long ago that its number is not kept any more. */
  readonly state: 'preparing' | 'ready' | 'returned' | 'forgotten';
  /** Null unless the card is ready. */
  readonly maskedNumber: string | null;
  readonly mailedAt: Date | null;
  readonly isRefused: boolean;
}
