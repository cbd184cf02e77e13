import type { ProductCardPartsFragment } from '#gql/graphql.ts';
import { ProductCard } from './product-card.tsx';
import { SHELF_PICTURE } from '#lib/picture-shapes.ts';
import { SHELF } from '#ui/grid.ts';

/**
 * A short row of products with its own heading. On three columns the fourth would be alone in a row, so it is hidden.
 */
export function ProductShelf({ products }: { products: readonly ProductCardPartsFragment[] }) {
  return (
    <ul className={SHELF}>
      {products.map((product, index) => (
        <li key={product.key} className={index % 4 === 3 ? 'md:max-lg:hidden' : undefined}>
          <ProductCard product={product} shown={SHELF_PICTURE} />
        </li>
      ))}
    </ul>
  );
}
