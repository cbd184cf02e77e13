import type { Site } from './base-store.ts';

/** Facts of a shop, set by editors. */
export interface ShopFacts {
  readonly site: Site;
  readonly name: string;
  readonly phone: string;
  readonly promise: string;
}

/** Settings of the deployment for all shops (CO-02, CO-03). */
export interface ShopLimits {
  readonly wishlistPageSize: number;
  readonly wishlistMiniMaximumLimit: number;
  readonly cartMiniMaximumLimit: number;
  readonly composableInstance: boolean;
}

/** A named moment at which items go live together. */
export interface Edition {
  readonly code: string;
  readonly name: string;
  readonly startsAt: Date;
}

export interface AbGroup {
  readonly code: string;
  /** Relative to the other groups of the shop. */
  readonly weight: number;
}
