import {
  CollectionListDocument,
  FacetedProductListDocument,
  type ProductCardPartsFragment,
} from '#gql/graphql.ts';
import { readPublic } from '#lib/public-read.ts';
import { readFacets } from '#lib/routing/facet-query.ts';
import { PAGE_SIZE, SORTS, type ListingQuery } from '#lib/routing/listing-query.ts';

/** The products of a page of a category, or of a search without a category. @throws GraphClientError */
export async function productsOfPage(
  key: string | null,
  { page, sort, facets, text }: ListingQuery,
): Promise<readonly ProductCardPartsFragment[]> {
  const request = { pageSize: PAGE_SIZE, pageIndex: page - 1, ...SORTS[sort], filters: readFacets(facets) };
  if (key === null) {
    const { facetedProductList } = await readPublic(FacetedProductListDocument, { text, ...request });
    return facetedProductList.products;
  }
  const { collectionList } = await readPublic(CollectionListDocument, {
    ...{ key, text: text === '' ? null : text },
    ...request,
  });
  return collectionList?.products ?? [];
}
