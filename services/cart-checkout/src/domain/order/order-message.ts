/** A message about an order: to the warehouse that it is there, to its shopper by e-mail what became of it. */
export type Errand = Dispatch | OrderEmail;

export interface Dispatch {
  readonly type: 'dispatch';
  readonly orderId: string;
}

export type OrderEmail = { readonly type: 'placed'; readonly orderId: string } | OrderNews;

/** A parcel, a cancellation or a return, by its reference. */
export type OrderNews =
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

/** The same for every copy of the event that brought it about. */
export const errandId = (errand: Errand): string =>
  [errand.type, errand.orderId, 'reference' in errand ? errand.reference : ''].join(':');
