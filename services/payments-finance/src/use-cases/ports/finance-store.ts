import type { FinanceOverlay, FinanceProduct, LenderTerms } from '../../domain/finance/finance-product.ts';

/** A product as offered; null once it is not. */
export interface FinanceVersion {
  readonly key: string;
  readonly version: number;
  readonly product: FinanceProduct | null;
  readonly since: Date;
}

/** What every page reads, kept in memory. */
export interface FinanceCatalogue {
  /** In the order of the overlays. */
  readonly products: readonly FinanceProduct[];
  /** CO-07, by site: from this price on interest-bearing credit is told first; minor units. */
  readonly ibcThresholds: ReadonlyMap<string, number>;
}

export interface FinanceStore {
  /**
   * Replaces the lender's terms, and appends a version of each product that changes by it.
   * @returns the keys of those
   */
  replaceTerms(terms: readonly LenderTerms[]): Promise<readonly string[]>;
  /**
   * Replaces the overlays, or adds those that are missing, and appends a version of each product that changes by it.
   * @returns the keys of those
   */
  saveOverlays(
    overlays: readonly FinanceOverlay[],
    by: string,
    mode: 'replace' | 'add',
  ): Promise<readonly string[]>;
  /** All versions of one product, the newest first. */
  versions(key: string): Promise<readonly FinanceVersion[]>;
  /** @returns false for a threshold that is not newer */
  saveThreshold(threshold: IbcThreshold): Promise<boolean>;
  /** Changes when the catalogue does. */
  fingerprint(): Promise<string>;
  catalogue(): Promise<FinanceCatalogue>;
}

/** As content last published it. */
export interface IbcThreshold {
  readonly site: string;
  /** Increases with each state; an older one is dropped. */
  readonly version: bigint;
  /** 0: it says nothing of the threshold, and the known one stays. */
  readonly minorUnits: number;
}
