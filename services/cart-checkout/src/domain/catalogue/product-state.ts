import type { TaxCategory } from '@loupe/money/tax-category';
import type { GiftCardValues } from './gift-card-values.ts';
import type { PriceWindow } from './variant.ts';

/** A product's full state, as published by catalog-search. */
export interface ProductState {
  readonly id: string;
  readonly version: bigint;
  readonly key: string;
  readonly sites: readonly string[];
  readonly name: string;
  readonly brand: string;
  readonly productType: string;
  readonly image: string;
  readonly urls: Readonly<Record<string, string>>;
  readonly categoryKeys: readonly string[];
  readonly priceUponEnquiry: boolean;
  readonly purchaseable: boolean;
  readonly approved: boolean;
  readonly gtmCategory: string;
  readonly gtmBCategory: string;
  readonly internalSku: string;
  /** Of the master variant. */
  readonly masterSku: string;
  readonly isNew: boolean;
  /** Null for everything but gift cards. */
  readonly giftCard: GiftCardValues | null;
  /** Working days in which it is made to order; 0 when it is on the shelf. */
  readonly makingDays: number;
  readonly taxCategory: TaxCategory;
  /** It has no page and is not sold; promotions may give it. */
  readonly hideOnSite: boolean;
  readonly variants: readonly VariantState[];
}

export interface VariantState {
  readonly id: string;
  readonly sku: string;
  readonly ringSizeHalfMm: number;
  readonly webProductStatus: string;
  readonly approved: boolean;
  readonly prices: readonly PriceWindow[];
}
