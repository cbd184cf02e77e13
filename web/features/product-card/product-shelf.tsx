import type { ProductCardPartsFragment } from '#gql/graphql.ts';
import { SHELF } from '#ui/grid.ts';
import { CardItem } from './card-item.tsx';
import { cardKey, cardPiece } from './card-piece.ts';

type ProductShelfProps = {
  products: readonly ProductCardPartsFragment[];
  /** What the list is called where it is measured. */
  list: string;
};

/**
 * A short row of products with its own heading. On three columns the fourth would be alone in a row, so it is hidden.
 */
export function ProductShelf({ products, list }: ProductShelfProps) {
  return (
    <ul className={SHELF} data-list={list}>
      {products.map(cardPiece).map((piece, index) => (
        <CardItem
          key={cardKey(piece)}
          piece={piece}
          className={index % 4 === 3 ? 'md:max-lg:hidden' : undefined}
        />
      ))}
    </ul>
  );
}
