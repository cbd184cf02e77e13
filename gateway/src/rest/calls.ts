import { abGroups } from './ab-groups.ts';
import { attraqtCategory } from './attraqt-category.ts';
import { bagRollover } from './bag-rollover.ts';
import type { Call } from './call.ts';
import { createPricePromise } from './create-price-promise.ts';
import { categoryByKey, categoryByQuery } from './category-by-key.ts';
import { conversion } from './conversion.ts';
import { dynamicData } from './dynamic-data.ts';
import { listAdd, listRemove } from './list-change.ts';
import { listRollover } from './list-rollover.ts';
import { LISTS } from './lists.ts';
import { navLayout } from './nav-layout.ts';
import { productByKey } from './product-by-key.ts';
import { productTiles } from './product-tiles.ts';
import { quickViewImageSet } from './quick-view-image-set.ts';
import { recommendations } from './recommendations.ts';
import { reservationDetails } from './reservation-details.ts';
import { searchSuggestions } from './search-suggestions.ts';
import { siteConfiguration } from './site-configuration.ts';
import { storeList } from './store-list.ts';
import { verifyRecaptcha } from './verify-recaptcha.ts';
import { writeReview } from './write-review.ts';

/** Every call of the commerce host that the gateway answers. */
export const CALLS: readonly Call[] = [
  abGroups,
  siteConfiguration,
  navLayout,
  attraqtCategory,
  productTiles,
  categoryByKey,
  categoryByQuery,
  quickViewImageSet,
  productByKey,
  searchSuggestions,
  storeList,
  dynamicData,
  bagRollover,
  ...LISTS.flatMap((list) => [listRollover(list), listAdd(list), listRemove(list)]),
  writeReview,
  reservationDetails,
  createPricePromise,
  conversion,
  recommendations,
  verifyRecaptcha,
];
