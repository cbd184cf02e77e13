import type { Site } from '@loupe/contracts/sites';

/** Facts of a shop, set by editors. */
export interface ShopFacts {
  readonly site: Site;
  readonly name: string;
  readonly phone: string;
  readonly promise: string;
}

/** The limits of a shop by their names in the graph (CO-02, CO-14): whole numbers from 1 to 100. */
export interface ShopLimits {
  readonly wishlistPageSize: number;
  readonly wishlistMiniMaximumLimit: number;
  readonly cartMiniMaximumLimit: number;
}

export const LIMIT_NAMES = [
  'wishlistPageSize',
  'wishlistMiniMaximumLimit',
  'cartMiniMaximumLimit',
] as const satisfies readonly (keyof ShopLimits)[];
export const LARGEST_LIMIT = 100;

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
