import type { ProductCardPartsFragment } from '#gql/graphql.ts';
import { SHELF } from '#ui/grid.ts';
import { CardItem } from './card-item.tsx';
import { cardKey, cardPiece } from './card-piece.ts';

/**
 * A short row of products with its own heading. On three columns the fourth would be alone in a row, so it is hidden.
 */
export function ProductShelf({ products }: { products: readonly ProductCardPartsFragment[] }) {
  return (
    <ul className={SHELF}>
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
