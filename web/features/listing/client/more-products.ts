import { CollectionListDocument, type ProductCardPartsFragment } from '#gql/graphql.ts';
import { readPublic } from '#lib/public-read.ts';
import { PAGE_SIZE, SORTS, type SortKey } from '#lib/routing/listing-query.ts';

/** The products of another page, `page` from 1. @throws GraphClientError */
export async function productsOfPage(
  key: string,
  page: number,
  sort: SortKey,
): Promise<readonly ProductCardPartsFragment[]> {
  const { collectionList } = await readPublic(CollectionListDocument, {
    key,
    pageSize: PAGE_SIZE,
    pageIndex: page - 1,
    ...SORTS[sort],
  });
  return collectionList?.products ?? [];
}
