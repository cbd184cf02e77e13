import type { ChosenPiece } from '@loupe/ring-size/option-words';
import { lineWords } from '../../lib/line-facts.ts';

/** The header popup's view of a cart, one entry per line. */
export type MiniCartEntry = {
  /** Brand and title, joined by a space. */
  productTitle: string;
  productBrand: string;
  /** Picture name at the media service; the page-style calls leave it out. */
  productImage?: string;
  productQuantity: number;
  /** Formatted for the shopper, e.g. "£2,350.00". */
  productPrice: string;
  productCode: string;
  productKey: string;
  /** Millimetres of inner circumference; null for pieces without sizes. */
  productRingSize: number | null;
  productType: string;
  variantSku: string;
  /** What was chosen, in words, as the bag says it. The page-style calls have the ring's size alone. */
  productOptions?: string[];
};

export type MiniCart = {
  entries: MiniCartEntry[];
  miniCartDisplayLimit: number;
  totalEntryQuantities: number;
  /** Formatted; null when there is no bag. */
  subtotal: string | null;
};

type CartSummary = {
  quantity: number;
  miniCartDisplayLimit: number;
  subtotalPrice: { formattedPrice: string };
  lineItems: readonly (ChosenPiece & {
    productTitle: string;
    brand: string;
    image: string;
    quantity: number;
    totalPrice: { formattedPrice: string };
    sku: string;
    productKey: string;
    ringSize?: number | null;
    productType: string;
    variantSku: string;
    hideOnSite: boolean;
  })[];
};

export const EMPTY_MINI_CART: MiniCart = {
  entries: [],
  miniCartDisplayLimit: 0,
  totalEntryQuantities: 0,
  subtotal: null,
};

/** The graph joins brand and title with a literal, encoded space. */
const TITLE_MARKER = '%20';

export function displayTitle(productTitle: string): string {
  return productTitle.replace(TITLE_MARKER, ' ');
}

/** Brand and name as two lines of text; the brand is empty when the piece has none. */
export function splitTitle(productTitle: string): { brand: string; name: string } {
  const marker = productTitle.indexOf(TITLE_MARKER);
  if (marker < 0) return { brand: '', name: productTitle };
  return { brand: productTitle.slice(0, marker), name: productTitle.slice(marker + TITLE_MARKER.length) };
}

const GIFT_CARD = 'gift-card';

/** Whether a bag lists the line: all but hidden ones, and gift cards always (VA-08). */
export const isListed = ({
  hideOnSite,
  productType,
}: {
  hideOnSite: boolean;
  productType: string;
}): boolean => !hideOnSite || productType === GIFT_CARD;

export function toMiniCart(cart: CartSummary): MiniCart {
  return {
    entries: cart.lineItems.filter(isListed).map((line) => ({
      productTitle: displayTitle(line.productTitle),
      productBrand: line.brand,
      productImage: line.image,
      productQuantity: line.quantity,
      productPrice: line.totalPrice.formattedPrice,
      productCode: line.sku,
      productKey: line.productKey,
      productRingSize: line.ringSize ?? null,
      productType: line.productType,
      variantSku: line.variantSku,
      productOptions: lineWords(line),
    })),
    miniCartDisplayLimit: cart.miniCartDisplayLimit,
    totalEntryQuantities: cart.quantity,
    subtotal: cart.subtotalPrice.formattedPrice,
  };
}

/** The lines that fit into the popup, and the number of those that do not. */
export function withinLimit<Line>(lines: readonly Line[], limit: number): { shown: Line[]; more: number } {
  const shown = lines.slice(0, Math.max(0, limit));
  return { shown, more: lines.length - shown.length };
}
