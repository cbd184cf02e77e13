import type { ProductCardPartsFragment } from '#gql/graphql.ts';
import { ProductCard } from '../product/product-card.tsx';
import { SHELF, SHELF_SIZES } from './grid.ts';

/** A short row of products under a heading of its own. On three columns the fourth would stand alone, so it stays away. */
export function ProductShelf({ products }: { products: readonly ProductCardPartsFragment[] }) {
  return (
    <ul className={SHELF}>
      {products.map((product, index) => (
        <li key={product.id} className={index % 4 === 3 ? 'md:max-lg:hidden' : undefined}>
          <ProductCard product={product} sizes={SHELF_SIZES} />
        </li>
      ))}
    </ul>
  );
}
