import { GRID_PICTURE } from '#lib/picture-shapes.ts';
import { ProductCard, type ProductCardProps } from './product-card.tsx';

/** A card of a list of results: the server renders the first ones, and the script of cards is loaded with those that are added later. */
export function ListedCard(props: Omit<ProductCardProps, 'listed' | 'heading' | 'shown'>) {
  return <ProductCard {...props} shown={GRID_PICTURE} listed />;
}
