/** A customer as last published: ids and a digest. */
export interface CustomerState {
  readonly id: string;
  /** Rises with each state; an older one is dropped. */
  readonly version: bigint;
  readonly site: string;
  /** Hex; empty once erased. */
  readonly emailDigest: string;
  /** The guest order named at sign-up; empty for none. */
  readonly namedOrder: string;
  readonly erased: boolean;
}
