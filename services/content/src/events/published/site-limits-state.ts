import { create, toBinary } from '@bufbuild/protobuf';
import { SiteLimitsSchema } from '@loupe/contracts/content/site-limits';
import { TOPICS } from '@loupe/contracts/topics';
import type { OutboxEvent } from '@loupe/messaging/envelope';
import type { LimitsState } from '../../domain/site/site-configuration.ts';

/** All configured limits of a shop, for services that apply them. */
export function siteLimitsState(state: LimitsState): OutboxEvent {
  const { site, version, wishlistPageSize, wishlistMiniMaximumLimit, cartMiniMaximumLimit } = state;
  const limits = { wishlistMiniLimit: wishlistMiniMaximumLimit, cartMiniLimit: cartMiniMaximumLimit };
  const message = { site, wishlistPageSize, ...limits };
  return {
    topic: TOPICS.configuration.name,
    type: 'site-limits-state',
    aggregateId: site,
    aggregateVersion: version,
    site,
    payload: toBinary(SiteLimitsSchema, create(SiteLimitsSchema, message)),
  };
}
