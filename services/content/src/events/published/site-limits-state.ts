import { SiteLimitsSchema } from '@loupe/contracts/content/site_limits';
import { TOPICS } from '@loupe/contracts/topics';
import { publish } from '@loupe/messaging/publish';
import type { LimitsState } from '../../domain/site/site-configuration.ts';

/** All configured limits of a shop, for services that apply them. */
export const siteLimitsState = publish(
  TOPICS.configuration,
  SiteLimitsSchema,
  'site-limits-state',
  (state: LimitsState) => {
    const { site, version, wishlistPageSize, wishlistMiniMaximumLimit, cartMiniMaximumLimit, ...more } =
      state;
    const limits = { wishlistMiniLimit: wishlistMiniMaximumLimit, cartMiniLimit: cartMiniMaximumLimit };
    const { ibcFinanceMessageThreshold } = more;
    const message = { site, wishlistPageSize, ...limits, ibcFinanceMessageThreshold };
    return {
      aggregateId: site,
      aggregateVersion: version,
      site,
      message,
    };
  },
);
