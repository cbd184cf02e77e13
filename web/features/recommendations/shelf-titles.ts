import { SITES, type SiteKey } from '../../lib/sites.ts';
import type { RecommendationStrategy } from '../../gql/graphql.ts';

/** The heading of each list, in the shop's tone. */
export const shelfTitle = (site: SiteKey, strategy: RecommendationStrategy): string =>
  ({
    related: SITES[site].relatedTitle,
    alsoViewed: 'Looked at with it',
    alsoBought: 'Bought with it',
    completeTheSet: 'Complete the set',
  })[strategy];
