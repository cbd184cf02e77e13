/** An order that the warehouse refused because of a field, and of which pieces are still to be sent. */
export interface RefusedDispatch {
  readonly orderNumber: string;
  readonly site: string;
  readonly field: string;
  readonly refusedAt: Date;
}
