import type { ProductCardPartsFragment } from '#gql/graphql.ts';
import { SHELF } from '#ui/grid.ts';
import { CardItem } from './card-item.tsx';
import { cardPiece } from './card-piece.ts';

/**
 * A short row of products with its own heading. On three columns the fourth would be alone in a row, so it is hidden.
 */
export function ProductShelf({ products }: { products: readonly ProductCardPartsFragment[] }) {
  return (
    <ul className={SHELF}>
      {products.map((product, index) => (
        <CardItem
          key={product.key}
          piece={cardPiece(product)}
          className={index % 4 === 3 ? 'md:max-lg:hidden' : undefined}
        />
      ))}
    </ul>
  );
}
