import type { Logger } from '@loupe/telemetry/logger';
import type pg from 'pg';
import type { z } from 'zod';
import { createCybersource } from './adapters/cybersource/card-provider.ts';
import { restoreRepository } from './adapters/db/restore-repository.ts';
import type { Refusals } from './adapters/refusal-counter.ts';
import { createGivex } from './adapters/givex/gift-card-provider.ts';
import { paymentPause } from './adapters/payment-pause.ts';
import { cardProviderOptions, giftCardOptions } from './config.ts';
import type { Config, KeySets } from './config.ts';

interface Options {
  readonly pool: pg.Pool;
  readonly config: Config;
  readonly keys: () => z.infer<typeof KeySets>;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly logger: Logger;
  readonly refusals?: Refusals;
}

/** The connections to the card and the gift card provider, for the service and for its commands. */
export function createVendors({ config, keys, pool, now, newId, logger, refusals }: Options) {
  const { provider, vaultKeys } = giftCardOptions(config, keys);
  const pause = paymentPause(restoreRepository(pool, newId));
  const mayMove = () => !pause.isPaused();
  const cards = createCybersource({ ...cardProviderOptions(config, keys), now, logger, mayMove });
  const givex = createGivex({ ...provider, newId, logger, refusals, mayMove });
  return {
    ...{ cards, givex, vaultKeys, pause },
    async close(): Promise<void> {
      await Promise.all([cards.close(), givex.close()]);
    },
  };
}
