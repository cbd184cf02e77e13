/** A customer as last published: ids and a digest. */
export interface CustomerState {
  readonly id: string;
  /** Increases with each state; an older one is dropped. */
  readonly version: bigint;
  readonly site: string;
  /** The guest order named at sign-up; empty for none. */
  readonly namedOrder: string;
  /** Digest of the e-mail, in hex; empty once erased. */
  readonly emailDigest: string;
  /** Id of the key the digest was made with; empty once erased. */
  readonly emailDigestKey: string;
  readonly erased: boolean;
}

/** A customer to store; null for `namedOrder` keeps the stored value. */
export type SavedCustomer = Omit<CustomerState, 'namedOrder'> & { readonly namedOrder: string | null };
