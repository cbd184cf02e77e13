import type { Site } from '@loupe/contracts/sites';

/** Facts of a shop, set by editors. */
export interface ShopFacts {
  readonly site: Site;
  readonly name: string;
  readonly phone: string;
  readonly promise: string;
}

/** The limits of a shop by their names in the graph (CO-02, CO-14): whole numbers from 1 to the largest of each. */
export interface ShopLimits {
  readonly wishlistPageSize: number;
  readonly wishlistMiniMaximumLimit: number;
  readonly cartMiniMaximumLimit: number;
  /** CO-07: from this price on, in pence, messages tell interest-bearing credit before interest-free credit. */
  readonly ibcFinanceMessageThreshold: number;
}

export const LARGEST_LIMITS = {
  wishlistPageSize: 100,
  wishlistMiniMaximumLimit: 100,
  cartMiniMaximumLimit: 100,
  ibcFinanceMessageThreshold: 10_000_000,
} as const satisfies Readonly<Record<keyof ShopLimits, number>>;
export const LIMIT_NAMES = Object.keys(LARGEST_LIMITS) as readonly (keyof ShopLimits)[];

/** The limits as published. */
export interface LimitsState extends ShopLimits {
  readonly site: Site;
  readonly version: bigint;
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
