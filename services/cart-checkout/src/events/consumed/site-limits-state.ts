import { SiteLimitsSchema } from '@loupe/contracts/content/site_limits';
import { consume } from '@loupe/messaging/consume';
import type { SiteLimitsState } from '../../domain/site-limits.ts';

/** Projects content.configuration.v1. A shop is never removed, so there are no tombstones. */
export const onSiteLimitsState = (project: (limits: SiteLimitsState) => Promise<boolean>) =>
  consume(
    SiteLimitsSchema,
    'site-limits-state',
    ({ site, wishlistMiniLimit, cartMiniLimit }, { aggregateVersion }) =>
      project({ site, version: aggregateVersion, wishlistMiniLimit, cartMiniLimit }),
    'limits of a shop',
  );
