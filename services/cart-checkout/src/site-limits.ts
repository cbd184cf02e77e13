import { poolTx } from '@loupe/database/tx';
import type { Logger } from '@loupe/telemetry/logger';
import type pg from 'pg';
import { KeptInMemory } from './adapters/db/kept-in-memory.ts';
import { siteLimitsRepository } from './adapters/db/site-limits-repository.ts';
import type { SiteLimits } from './domain/site-limits.ts';

/** The limits of each shop, read once started and followed since: part of the composition root. */
export function siteLimitsOf(pool: pg.Pool, logger: Pick<Logger, 'warn'>) {
  const { fingerprint, all } = siteLimitsRepository(poolTx(pool));
  const kept = new KeptInMemory({ name: 'Limits of the shops', fingerprint, read: all }, logger);
  return {
    start: () => kept.start(),
    stop: () => kept.stop(),
    refresh: () => kept.refresh(),
    /** @throws Error for an unknown shop */
    of(site: string): SiteLimits {
      const limits = kept.get().get(site);
      if (limits === undefined) throw new Error(`The shop ${site} has no limits.`);
      return limits;
    },
  };
}
