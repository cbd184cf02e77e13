import { startTransition, useEffect, useState } from 'react';
import { RecommendationDocument, type RecommendationQuery } from '#gql/graphql.ts';
import { readPublic } from '#lib/public-read.ts';
import { useSite } from '#lib/site-context.tsx';
import { loadCard } from '../../product-card/card-item.tsx';
import { ProductShelf } from '../../product-card/product-shelf.tsx';
import { shelfTitle } from '../shelf-titles.ts';

const SHOWN = 4;
const ORDER = ['completeTheSet', 'alsoBought', 'alsoViewed'] as const;

/** @param asked codes of all lines, separated by spaces */
export function BagShelf({ asked }: { asked: string }) {
  const site = useSite();
  const [lists, setLists] = useState<RecommendationQuery['recommendation']>([]);
  useEffect(() => {
    let isShown = true;
    const input = { productKeys: asked.split(' '), strategies: [...ORDER], limit: SHOWN };
    Promise.all([readPublic(RecommendationDocument, { input }), loadCard()])
      .then(([{ recommendation }]) => {
        if (isShown) startTransition(() => setLists(recommendation));
      })
      // The bag is whole without them.
      .catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [asked]);
  const [list] = ORDER.flatMap((wanted) => lists.find(({ strategy }) => strategy === wanted) ?? []);
  if (list === undefined) return null;
  return (
    <section className="section" aria-labelledby="bag-recommendations">
      <h2 id="bag-recommendations" className="d3 mb-8">
        {shelfTitle(site.key, list.strategy)}
      </h2>
      <ProductShelf products={list.products} list={list.strategy} />
    </section>
  );
}
