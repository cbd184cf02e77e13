import type { Site } from '@loupe/contracts/sites';
import type { PriceWindow } from '../price/price-at.ts';
import { lowestPriceAt, priceAt, pricesAt } from '../price/price-at.ts';
import { productUrl } from './address.ts';
import { isDealerPiece } from './dealer.ts';
import type { GiftCardValues } from './gift-card-values.ts';
import type { ProductImage, ProductTurn } from './pictures.ts';
import type { Gender, ProductType } from './product-type.ts';
import type { StockLevel } from './stock-level.ts';
import type { ProductVersion } from './version.ts';
import { isActive, isRetailOnly, pricedSizes, productStatus, withStock } from './web-product-status.ts';
import type { WebProductStatus } from './web-product-status.ts';

export interface Variant {
  readonly id: string;
  readonly sku: string;
  /** Inner circumference in half millimetres; null where sizes do not apply. */
  readonly ringSizeHalfMm: number | null;
  /** As the merchandiser set it, its text and its buyer taken into account. */
  readonly status: WebProductStatus;
  readonly stock: StockLevel;
  /** On the site the product was read for. */
  readonly prices: readonly PriceWindow[];
}

/** A product as one site lists it. */
export interface Product {
  readonly id: string;
  readonly site: Site;
  readonly code: string;
  readonly slug: string;
  readonly name: string;
  readonly brand: string;
  readonly description: string;
  readonly productType: ProductType;
  readonly gender: Gender | null;
  readonly internalSku: string;
  readonly ean: string | null;
  readonly dialColour: string | null;
  /** Millimetres. */
  readonly caseSize: number | null;
  readonly gtmCategory: string;
  readonly gtmBCategory: string;
  readonly priceUponEnquiry: boolean;
  /** As the merchandiser set it: whether it may be sold online at all. */
  readonly mayBeSold: boolean;
  readonly availableForReserveAndCollect: boolean;
  readonly isNew: boolean;
  readonly supplierCode: string | null;
  readonly masterSku: string;
  /** Null for everything but gift cards. */
  readonly giftCard: GiftCardValues | null;
  /** Working days in which it is made to order; 0 when it is on the shelf. */
  readonly makingDays: number;
  /** A product has at least one variant. */
  readonly variants: readonly [Variant, ...Variant[]];
  readonly media: readonly ProductImage[];
  /** The first of the site. */
  readonly turn: ProductTurn | null;
  readonly specifications: readonly {
    readonly group: string;
    readonly name: string;
    readonly value: string;
  }[];
  /** Of the site; the first is the one its breadcrumbs lead through. */
  readonly categoryIds: readonly string[];
  readonly relatedCodes: readonly string[];
  /** Those of the related pieces that are of its set. */
  readonly setCodes: readonly string[];
  readonly versions: readonly ProductVersion[];
}

export function urlOf(product: Product): string {
  return productUrl(product, product.slug);
}

export function masterVariant({ variants, masterSku }: Product): Variant {
  return variants.find(({ sku }) => sku === masterSku) ?? variants[0];
}

export function shownStatus(product: Product): WebProductStatus {
  const { status, stock } = masterVariant(product);
  return productStatus(product.variants.map(shownVariantStatus), withStock(status, stock));
}

export function shownVariantStatus({ status, stock }: Variant): WebProductStatus {
  return withStock(status, stock);
}

/** Null for a dealer's piece, and while the price is upon enquiry or none is valid. */
export function priceOf(
  { priceUponEnquiry, productType }: Product,
  variant: Variant,
  at: Date,
): PriceWindow | null {
  return priceUponEnquiry || isDealerPiece(productType) ? null : priceAt(variant.prices, at);
}

/** The lowest of its sizes: what a list shows and orders by. */
export function lowestPrice(product: Product, at: Date): PriceWindow | null {
  return lowestPriceAt(windowsOf(product), at);
}

/** Whether its sizes have prices of their own, so that the lowest is one to begin from. */
export function pricesVary(product: Product, at: Date): boolean {
  return new Set(pricesAt(windowsOf(product), at).map(({ minorUnits }) => minorUnits)).size > 1;
}

const windowsOf = ({ priceUponEnquiry, productType, variants }: Product) =>
  priceUponEnquiry || isDealerPiece(productType) ? [] : pricedSizes(variants).map(({ prices }) => prices);

/** Material and diameter of a watch's case; null for what has none. */
export function modelCase({ specifications, caseSize }: Product): string | null {
  if (caseSize === null) return null;
  const facts = specifications.filter(({ group }) => group === 'Case');
  const metal = facts.find(({ name }) => name === 'Metal' || name === 'Material')?.value;
  return [metal, `${caseSize} mm`].filter((part) => part !== undefined).join(', ');
}

const COLOURS = new Set(['Dial', 'Colour']);

/** What its versions in other colours are called, its own first. */
export function swatchesOf({ code, versions }: Product): string[] {
  const colours = versions.filter(({ name }) => COLOURS.has(name));
  const own = colours.filter((version) => version.code === code);
  const others = colours.filter((version) => version.code !== code);
  return others.length === 0 ? [] : [...own, ...others].map(({ label }) => label);
}

/** True when it can be put into a bag: meant to be sold, active, priced. */
export function isPurchaseable(product: Product, at: Date): boolean {
  const { mayBeSold } = product;
  return mayBeSold && isActive(shownStatus(product)) && lowestPrice(product, at) !== null;
}

export function isSoldInStoresOnly(product: Product): boolean {
  return isRetailOnly(masterVariant(product).status);
}

/** EU-14. A lower price is the greater news. */
export function badgeOf(product: Product, at: Date): 'New' | 'Sale' | 'none' {
  if (lowestPrice(product, at)?.wasMinorUnits != null) return 'Sale';
  return product.isNew ? 'New' : 'none';
}
