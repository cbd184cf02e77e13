'use client';

import { useEffect, useState } from 'react';
import { SearchByProductKeysDocument, type ProductCardPartsFragment } from '#gql/graphql.ts';
import { readPublic } from '#lib/public-read.ts';
import { useIdle } from '#lib/use-idle.ts';
import { mayTrack } from '../consent/may.ts';
import { ProductShelf } from '../listing/product-shelf.tsx';
import { tellViewed } from './tell-viewed.ts';
import { codeOfPage, rememberPage, viewedPages } from './viewed-pages.ts';

const SHOWN = 4;

/**
 * The products that were looked at in this browser, and the page itself added to them. The addresses stay in the browser's storage; only
 * codes are sent, to read today's prices and to count what is looked at together. Renders and stores nothing without script, without consent to experience, and for a first
 * visit.
 * @param current code of the product of this page, which is left out
 */
export function RecentlyViewed({ current = null }: { current?: string | null }) {
  const idle = useIdle();
  const [products, setProducts] = useState<readonly ProductCardPartsFragment[]>([]);
  useEffect(() => {
    if (!idle || !mayTrack('experience')) return;
    const viewed = viewedPages().map(codeOfPage);
    const codes = viewed.filter((code) => code !== current);
    if (current !== null) {
      tellViewed(current, viewed);
      rememberPage(window.location.pathname);
    }
    if (codes.length === 0) return;
    let isShown = true;
    readPublic(SearchByProductKeysDocument, { input: { productKeys: codes } })
      .then((found) => {
        if (isShown) setProducts(found.searchByProductKeys.slice(0, SHOWN));
      })
      // The page is whole without them.
      .catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [idle, current]);
  if (products.length === 0) return null;
  return (
    <section className="wrap section" aria-labelledby="recently-viewed">
      <h2 id="recently-viewed" className="d2 mb-[clamp(1.5rem,1rem+1.6vw,2.5rem)]">
        You looked at
      </h2>
      <ProductShelf products={products} />
    </section>
  );
}
