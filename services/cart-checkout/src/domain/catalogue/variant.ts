/** A price on one site from `validFromMs` (inclusive) to `validUntilMs` (exclusive), epoch milliseconds; 0 leaves that side open. */
export interface PriceWindow {
  readonly site: string;
  /** Pence, VAT included. */
  readonly minorUnits: number;
  /** Pence: what it was before, and before that; 0 or absent where it was never more. */
  readonly wasMinorUnits?: number;
  readonly wasWasMinorUnits?: number;
  readonly validFromMs: number;
  readonly validUntilMs: number;
}

/** What the catalogue last said of one sku, with the facts of its product. */
export interface Variant {
  readonly sku: string;
  readonly variantId: string;
  readonly productId: string;
  /** Public product code. */
  readonly productKey: string;
  readonly name: string;
  readonly brand: string;
  /** EU-11. */
  readonly productType: string;
  /** Name of the picture at the media service. */
  readonly image: string;
  /** Canonical address by site. */
  readonly urls: Readonly<Record<string, string>>;
  readonly sites: readonly string[];
  readonly categories: readonly string[];
  readonly gtmCategory: string;
  readonly gtmBCategory: string;
  /** Inner circumference in half millimetres; 0 where sizes do not apply. */
  readonly ringSizeHalfMm: number;
  /** EU-13, as the merchandiser set it. */
  readonly webProductStatus: string;
  /** Product and variant both approved, and the variant still part of the product. */
  readonly approved: boolean;
  readonly purchaseable: boolean;
  readonly priceUponEnquiry: boolean;
  readonly prices: readonly PriceWindow[];
}
