'use client';

import { PICTURE_SHAPES } from '#lib/picture-shapes.ts';
import { ProductCard, type ProductCardProps } from './product-card.tsx';

/**
 * A card of a list of results. Its page has the script of cards anyway, for those that are added later: so the first ones are sent to
 * the browser as data too, which is a quarter of what they are as elements.
 */
export function ListedCard(props: Omit<ProductCardProps, 'listed' | 'heading' | 'shown'>) {
  return <ProductCard {...props} shown={PICTURE_SHAPES.grid} listed />;
}
