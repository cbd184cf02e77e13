type Pieces = {
  readonly quantity: number;
  readonly shippedQuantity: number;
  readonly cancelledQuantity: number;
  readonly returnedQuantity: number;
};

/** The status of a line's pieces, where it differs from the order's: "2 sent", "1 cancelled", "1 sent back". */
export function lineStatus({
  quantity,
  shippedQuantity,
  cancelledQuantity,
  returnedQuantity,
}: Pieces): string[] {
  const count = (pieces: number, status: string) =>
    pieces === quantity ? status : `${pieces} ${status.toLowerCase()}`;
  const kept = shippedQuantity - returnedQuantity;
  // The order's own status says when everything is sent.
  const isPlain = kept === 0 || kept === quantity;
  return [
    isPlain ? '' : count(kept, 'Sent'),
    cancelledQuantity === 0 ? '' : count(cancelledQuantity, 'Cancelled'),
    returnedQuantity === 0 ? '' : count(returnedQuantity, 'Sent back'),
  ].filter(Boolean);
}
