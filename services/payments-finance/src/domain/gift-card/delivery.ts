import type { Amount } from '../payment/payment.ts';

/** Who is given number and PIN of a sold gift card. A look by a person is written down. */
export type Reader =
  | { readonly kind: 'mail' }
  | {
      readonly kind: 'buyer' | 'operator';
      /** `c:<customer id>` or `operator:<name>`. */
      readonly name: string;
    };

/** `resent`: an operator sent it to another address. */
export type DeliveryReport = 'mailed' | 'refused' | 'resent';

export interface Delivery {
  /** To the address of the order, or by an operator to another one. */
  readonly isMailed: boolean;
  /** The address of the order was refused. */
  readonly isRefused: boolean;
  /** The buyer has it, in whatever way. */
  readonly isDelivered: boolean;
}

/** A sold gift card as its buyer may see it without its number. */
export interface SoldGiftCard {
  readonly issueId: string;
  readonly placementId: string;
  readonly amount: Amount;
  /** `forgotten`: it was delivered, and so long ago that its number is not kept any more. */
  readonly state: 'preparing' | 'ready' | 'returned' | 'forgotten';
  /** Undefined unless the card is ready. */
  readonly maskedNumber: string | undefined;
  readonly mailedAt: Date | undefined;
  readonly isRefused: boolean;
}
