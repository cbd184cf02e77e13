type Piece = {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly productType: string;
  readonly media: readonly { readonly name: string }[];
};

/** A dealer's piece as schema.org structured data: it is not offered online, so it has no offer and no price. */
export const pieceFacts = (
  { code, name, description, productType, media }: Piece,
  maker: string,
  origin: string,
): Record<string, unknown> => ({
  '@type': 'Product',
  name,
  description,
  sku: code,
  brand: { '@type': 'Brand', name: maker },
  itemCondition: `https://schema.org/${productType === 'rolex' ? 'New' : 'Refurbished'}Condition`,
  image: media.map((picture) => `${origin}/i/${encodeURIComponent(picture.name)}?w=1200&qlt=75&fmt=jpeg`),
});
