/** What stands for a customer's e-mail. */
export interface EmailDigest {
  /** Hex; empty once erased. */
  readonly emailDigest: string;
  /** Id of the key it is under; empty where a release before key sets made it. */
  readonly emailDigestKey: string;
}

/** A customer as last published: ids and a digest. */
export interface CustomerState extends EmailDigest {
  readonly id: string;
  /** Rises with each state; an older one is dropped. */
  readonly version: bigint;
  readonly site: string;
  /** The guest order named at sign-up; empty for none. */
  readonly namedOrder: string;
  readonly erased: boolean;
}

/** The same to be stored; null leaves the named order to a later state. */
export type SavedCustomer = Omit<CustomerState, 'namedOrder'> & { readonly namedOrder: string | null };
