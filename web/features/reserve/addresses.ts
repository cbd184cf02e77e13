/** The form that asks a store to keep a piece. @param wanted the size that is wanted, where the store has another one only */
export function requestHref(piece: {
  readonly product: string;
  readonly sku: string;
  readonly wanted: string;
  readonly store: string;
}): string {
  return `/reservation?${new URLSearchParams(piece)}#request`;
}

export type ReservationKey = { readonly number: string } | { readonly link: string };

/** The page of a reservation: by its number for the browser that made it, or by the link of an e-mail. */
export const detailsHref = (key: ReservationKey): string =>
  `/reservation/details?${new URLSearchParams({ ...key })}`;
