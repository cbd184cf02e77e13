/** Somebody with an account at one of the shops. */
export interface Customer {
  readonly id: string;
  readonly email: string;
  /** The customer's name in tracking data: bb_root… or lou_root…. */
  readonly hybrisCustomerId: string;
}

/** In the order of `ids`; undefined for one that is not a customer of the site. */
export type FindCustomers = (ids: readonly string[], site: string) => Promise<(Customer | undefined)[]>;
