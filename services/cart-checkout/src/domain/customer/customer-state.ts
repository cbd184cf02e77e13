/** A customer as last published: ids and a digest. */
export interface CustomerState {
  readonly id: string;
  /** Rises with each state; an older one is dropped. */
  readonly version: bigint;
  readonly site: string;
  /** The guest order named at sign-up; empty for none. */
  readonly namedOrder: string;
  /** What stands for the e-mail, in hex; empty once erased. */
  readonly emailDigest: string;
  /** Id of the key the digest is under; empty where a release before key sets made it. */
  readonly emailDigestKey: string;
  readonly erased: boolean;
}

/** The same to be stored; null leaves the named order to a later state. */
export type SavedCustomer = Omit<CustomerState, 'namedOrder'> & { readonly namedOrder: string | null };
