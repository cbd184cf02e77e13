/** The billing address that is sent to the provider. */
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

/** The cart and shopper that a token must belong to. */
export interface TokenOwner {
  readonly cartId: string;
  readonly ownerKey: string;
  readonly site: string;
}
