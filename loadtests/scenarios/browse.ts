import { ask, journey } from '../support/graph.ts';
import { anyOf, popular } from '../support/random.ts';
import { newShopper } from '../support/shopper.ts';

const CATEGORIES = ['rings', 'watches', 'earrings', 'necklaces', 'engagement-rings', 'bracelets'];
const PAGE = { pageIndex: 0, pageSize: 24, sortAscDesc: 'asc', sortBy: 'relevance', filters: [] };

interface Listing {
  readonly products: readonly { readonly key: string }[];
}

/** A visit: a category, its listing, and two of its products. */
export const browse = (): void =>
  journey(() => {
    const shopper = newShopper();
    const key = popular(CATEGORIES);
    ask('CategoryPage', { key }, shopper);
    const { collectionList } = ask<{ collectionList: Listing }>('CollectionList', { key, ...PAGE }, shopper);
    for (let visits = 0; visits < 2 && collectionList.products.length > 0; visits++) {
      const { key: code } = anyOf(collectionList.products);
      ask('GetProduct', { code }, shopper);
      ask('GetVariantsData', { productKey: code }, shopper);
    }
  });
