import type { Promotion, Selection } from './promotion.ts';
import type { PromotionLine } from './promotion-input.ts';

type Piece = Pick<PromotionLine, 'sku' | 'productKey' | 'productType' | 'brand' | 'categories' | 'unitPrice'>;

/** Whether every given condition holds. */
export function isSelected(selection: Selection, piece: Piece): boolean {
  const { priceFrom = 0, priceTo = Infinity } = selection;
  return (
    listsOf(selection, piece).every((isListed) => isListed !== false) &&
    piece.unitPrice >= priceFrom &&
    piece.unitPrice <= priceTo
  );
}

/** Whether the piece is in any given list, or in the given price band. */
function isExcepted(selection: Selection, piece: Piece): boolean {
  const { priceFrom, priceTo } = selection;
  const hasBand = priceFrom !== undefined || priceTo !== undefined;
  const isInBand = piece.unitPrice >= (priceFrom ?? 0) && piece.unitPrice <= (priceTo ?? Infinity);
  return listsOf(selection, piece).includes(true) || (hasBand && isInBand);
}

/** For each list whether it contains the piece; null for a list that is not given. */
function listsOf({ products, categories, brands, productTypes, skus }: Selection, piece: Piece) {
  return [
    products?.includes(piece.productKey) ?? null,
    categories?.some((category) => piece.categories.includes(category)) ?? null,
    brands?.includes(piece.brand) ?? null,
    productTypes?.includes(piece.productType) ?? null,
    skus?.includes(piece.sku) ?? null,
  ];
}

/** The lines that a promotion is about. */
export const isAbout = ({ pieces, except }: Pick<Promotion, 'pieces' | 'except'>, line: Piece): boolean =>
  isSelected(pieces, line) && !isExcepted(except, line);
