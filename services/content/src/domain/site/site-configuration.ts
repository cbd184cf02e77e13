import type { Site } from './base-store.ts';

/** What editors say of a shop. */
export interface ShopFacts {
  readonly site: Site;
  readonly name: string;
  readonly phone: string;
  readonly promise: string;
}

/** What a deployment says of all shops (CO-02, CO-03). */
export interface ShopLimits {
  readonly wishlistPageSize: number;
  readonly wishlistMiniMaximumLimit: number;
  readonly cartMiniMaximumLimit: number;
  readonly composableInstance: boolean;
}

export interface AbGroup {
  readonly code: string;
  /** Relative to the other groups of the shop. */
  readonly weight: number;
}
