/** A message about an order: its dispatch to the warehouse, or an e-mail to its shopper. */
export type OrderMessage = Dispatch | OrderEmail;

export interface Dispatch {
  readonly type: 'dispatch';
  readonly orderId: string;
}

export type OrderEmail =
  { readonly type: 'placed'; readonly orderId: string } | OrderNews | GiftCardEmail | PaymentEmail;

/** That an order has to be paid again, or that it was. The reference is the version of the state of its money. */
export type PaymentEmail =
  | {
      readonly type: 'payment-missing';
      readonly orderId: string;
      readonly reference: string;
      /** The attempt whose money was given back, so that the shopper is asked once more. */
      readonly after?: string;
    }
  | {
      readonly type: 'paid-again';
      readonly orderId: string;
      readonly reference: string;
      /** Pence. */
      readonly amount: number;
    };

/** A bought gift card; the reference is its id in payments, which alone has number and PIN. */
export interface GiftCardEmail {
  readonly type: 'gift-card';
  readonly orderId: string;
  readonly placementId: string;
  readonly reference: string;
}

/** A beginning of making, a parcel, a cancellation or a return, by its reference. */
export type OrderNews =
  | { readonly type: 'making'; readonly orderId: string; readonly reference: string }
  | {
      readonly type: 'shipped';
      readonly orderId: string;
      readonly reference: string;
      readonly final: boolean;
    }
  | {
      readonly type: 'cancelled';
      readonly orderId: string;
      readonly reference: string;
      readonly whole: boolean;
    }
  | { readonly type: 'returned'; readonly orderId: string; readonly reference: string };

/** The same for every copy of the event that caused the message. */
export const orderMessageId = (message: OrderMessage): string =>
  [
    ...[message.type, message.orderId, 'reference' in message ? message.reference : ''],
    ...('after' in message && message.after !== undefined ? [message.after] : []),
  ].join(':');
