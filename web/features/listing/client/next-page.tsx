import type { ReactNode } from 'react';
import { PAGE_SIZE, type ListingQuery } from '#lib/routing/listing-query.ts';
import { ListedCard } from '../../product-card/listed-card.tsx';
import { NextLink } from '../next-link.tsx';
import { productsOfPage } from './more-products.ts';

/** What a list shows below its own page. */
export type NextPage = {
  cards: readonly ReactNode[];
  /** The last that is shown. */
  page: number;
  seen: number;
  /** The link to the page after it; null after the last. */
  next: ReactNode;
};

type List = { categoryKey: string | null; listingUrl: string; query: ListingQuery; total: number };

/** A list with the products of its next page. @throws GraphClientError */
export async function nextPage(list: List, { cards, seen, ...before }: NextPage): Promise<NextPage> {
  const page = before.page + 1;
  const products = await productsOfPage(list.categoryKey, { ...list.query, page });
  const more = products.map((product) => (
    <li key={product.key}>
      <ListedCard product={product} />
    </li>
  ));
  const shown = Math.min(list.total, seen + PAGE_SIZE);
  return {
    cards: [...cards, ...more],
    ...{ page, seen: shown },
    next: <NextLink listingUrl={list.listingUrl} query={{ ...list.query, page }} left={list.total - shown} />,
  };
}
