/** GA4's limit. */
const MOST_CHARACTERS = 100;

/** A division by 100 is the nearest number to its two decimals, and written as them. */
export const inPounds = (pence: number): number => pence / 100;

export type NamedPiece = {
  variantSku: string;
  productKey: string;
  name: string;
  brand: string;
  gtmCategory?: string | null | undefined;
};

/** What a piece is called, in a list as in an order. */
export const named = ({ variantSku, productKey, name, brand, gtmCategory }: NamedPiece) => ({
  item_id: variantSku,
  item_name: name.slice(0, MOST_CHARACTERS),
  ...(brand && { item_brand: brand.slice(0, MOST_CHARACTERS) }),
  ...(gtmCategory && { item_category: gtmCategory.slice(0, MOST_CHARACTERS) }),
  product_key: productKey,
});
