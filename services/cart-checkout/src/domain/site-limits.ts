/** The limits of a shop that content configures (CO-02, CO-14). */
export interface SiteLimits {
  /** Entries in the header's popup of favourites. */
  readonly wishlistMiniLimit: number;
  /** Lines in the header's popup of the bag. */
  readonly cartMiniLimit: number;
}

/** The limits of a shop as content published them last. */
export interface SiteLimitsState extends SiteLimits {
  readonly site: string;
  /** Increases with each state; an older one is dropped. */
  readonly version: bigint;
}
