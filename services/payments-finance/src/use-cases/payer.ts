/** Whom the card is billed to, as the provider is told. */
export interface BillTo {
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  readonly country: string;
  readonly email: string;
  readonly phone: string;
}

/** Who a token must belong to. */
export interface TokenOwner {
  readonly cartId: string;
  readonly ownerKey: string;
  readonly site: string;
}
