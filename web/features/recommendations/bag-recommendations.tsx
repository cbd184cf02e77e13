'use client';

import { useEffect, useState } from 'react';
import { RecommendationDocument, type RecommendationQuery } from '#gql/graphql.ts';
import { readPublic } from '#lib/public-read.ts';
import { useIdle } from '#lib/use-idle.ts';
import { useSite } from '#lib/site-context.tsx';
import { ProductShelf } from '../listing/product-shelf.tsx';
import { shelfTitle } from './shelf-titles.ts';

const SHOWN = 4;
const ORDER = ['completeTheSet', 'alsoBought', 'alsoViewed'] as const;

/** What completes the set of the pieces in a bag, else what others bought or looked at with them. @param codes of all lines */
export function BagRecommendations({ codes }: { codes: readonly string[] }) {
  const idle = useIdle();
  const site = useSite();
  const [lists, setLists] = useState<RecommendationQuery['recommendation']>([]);
  const asked = codes.join(' ');
  useEffect(() => {
    if (!idle || asked === '') return;
    let isShown = true;
    readPublic(RecommendationDocument, {
      input: { productKeys: asked.split(' '), strategies: [...ORDER], limit: SHOWN },
    })
      .then(({ recommendation }) => {
        if (isShown) setLists(recommendation);
      })
      // The bag is whole without them.
      .catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [idle, asked]);
  const [list] = ORDER.flatMap((wanted) => lists.find(({ strategy }) => strategy === wanted) ?? []);
  if (asked === '' || list === undefined) return null;
  return (
    <section className="section" aria-labelledby="bag-recommendations">
      <h2 id="bag-recommendations" className="d3 mb-8">
        {shelfTitle(site.key, list.strategy)}
      </h2>
      <ProductShelf products={list.products} />
    </section>
  );
}
