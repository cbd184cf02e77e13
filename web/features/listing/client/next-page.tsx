import type { ReactNode } from 'react';
import { PAGE_SIZE, type ListingQuery, SORTS } from '#lib/routing/listing-query.ts';
import { CardItem, loadCard } from '../../product-card/card-item.tsx';
import { cardPiece } from '../../product-card/card-piece.ts';
import { NextLink } from '../next-link.tsx';
import {
  CollectionListDocument,
  FacetedProductListDocument,
  type ProductCardPartsFragment,
} from '#gql/graphql.ts';
import { readPublic } from '#lib/public-read.ts';
import { readFacets } from '#lib/routing/facet-query.ts';

/** What a list shows below its own page. */
export type NextPage = {
  cards: readonly ReactNode[];
  /** The last page that is shown. */
  page: number;
  seen: number;
  /** The link to the page after it; null after the last. */
  next: ReactNode;
};

type List = { categoryKey: string | null; listingUrl: string; query: ListingQuery; total: number };

/** A list with the products of its next page. @throws GraphClientError */
export async function nextPage(list: List, { cards, seen, ...before }: NextPage): Promise<NextPage> {
  const page = before.page + 1;
  const [products] = await Promise.all([
    productsOfPage(list.categoryKey, { ...list.query, page }),
    // Here, where a failure is told.
    loadCard(),
  ]);
  const more = products.map((product) => <CardItem key={product.key} piece={cardPiece(product)} listed />);
  const shown = Math.min(list.total, seen + PAGE_SIZE);
  return {
    cards: [...cards, ...more],
    page,
    seen: shown,
    next: <NextLink listingUrl={list.listingUrl} query={{ ...list.query, page }} left={list.total - shown} />,
  };
}

/** The products of a page of a category, or of a search without a category. @throws GraphClientError */
async function productsOfPage(
  key: string | null,
  { page, sort, facets, text }: ListingQuery,
): Promise<readonly ProductCardPartsFragment[]> {
  const request = { pageSize: PAGE_SIZE, pageIndex: page - 1, ...SORTS[sort], filters: readFacets(facets) };
  if (key === null) {
    const { facetedProductList } = await readPublic(FacetedProductListDocument, { text, ...request });
    return facetedProductList.products;
  }
  const { collectionList } = await readPublic(CollectionListDocument, {
    key,
    text: text === '' ? null : text,
    ...request,
  });
  return collectionList?.products ?? [];
}
