/** A piece that is shown. */
export type ShownPiece = {
  /** Of its master variant. */
  sku: string;
  key: string;
  name: string;
  brand: string;
  category?: string | null | undefined;
  /** The lowest of its sizes, in pence; null for a price upon enquiry. */
  price: number | null;
};

export const BETWEEN = '|';

/**
 * The piece in an attribute, as short as may be: a list has it once for each card. Beside `shown-piece.ts`, which a page loads only when it is
 * measured.
 */
export const pieceMark = ({ sku, key, name, brand, category, price }: ShownPiece): string =>
  [sku, key, price ?? '', brand, category ?? '', name]
    .map((part) => String(part).replaceAll(BETWEEN, ' '))
    .join(BETWEEN);
