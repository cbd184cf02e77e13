import { startTransition, useEffect, useState } from 'react';
import { SearchByProductKeysDocument, type ProductCardPartsFragment } from '#gql/graphql.ts';
import { readPublic } from '#lib/public-read.ts';
import { loadCard } from '../../product-card/card-item.tsx';
import { ProductShelf } from '../../product-card/product-shelf.tsx';

const SHOWN = 4;

/** The products that were looked at, with today's prices. */
export function ViewedShelf({ codes }: { codes: readonly string[] }) {
  const [products, setProducts] = useState<readonly ProductCardPartsFragment[]>([]);
  useEffect(() => {
    let isShown = true;
    Promise.all([readPublic(SearchByProductKeysDocument, { input: { productKeys: codes } }), loadCard()])
      .then(([found]) => {
        if (isShown) startTransition(() => setProducts(found.searchByProductKeys.slice(0, SHOWN)));
      })
      // The page is whole without them.
      .catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [codes]);
  if (products.length === 0) return null;
  return (
    <section className="wrap section" aria-labelledby="recently-viewed">
      <h2 id="recently-viewed" className="d2 mb-[clamp(1.5rem,1rem+1.6vw,2.5rem)]">
        You looked at
      </h2>
      <ProductShelf products={products} list="recently-viewed" />
    </section>
  );
}
