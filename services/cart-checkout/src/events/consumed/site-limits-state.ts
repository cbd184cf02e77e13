import { fromBinary } from '@bufbuild/protobuf';
import { SiteLimitsSchema } from '@loupe/contracts/content/site-limits';
import type { Envelope } from '@loupe/messaging/envelope';
import { PoisonMessageError } from '@loupe/messaging/errors';
import type { SiteLimitsState } from '../../domain/site-limits.ts';

/** Projects content.configuration.v1. A shop is never removed, so there are no tombstones. */
export function onSiteLimitsState(project: (limits: SiteLimitsState) => Promise<boolean>) {
  return async ({ envelope }: { envelope: Envelope }): Promise<void> => {
    if (envelope.type === 'site-limits-state') await project(siteLimitsState(envelope));
  };
}

function siteLimitsState({ aggregateVersion, payload }: Envelope): SiteLimitsState {
  const { site, wishlistMiniLimit, cartMiniLimit } = decode(payload);
  return { site, version: aggregateVersion, wishlistMiniLimit, cartMiniLimit };
}

function decode(payload: Uint8Array) {
  try {
    return fromBinary(SiteLimitsSchema, payload);
  } catch (error) {
    throw new PoisonMessageError('The payload is no limits of a shop.', { cause: error });
  }
}
