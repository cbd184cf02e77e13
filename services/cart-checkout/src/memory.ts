import { poolTx } from '@loupe/database/tx';
import type { Logger } from '@loupe/telemetry/logger';
import type pg from 'pg';
import { KeptInMemory } from './adapters/db/kept-in-memory.ts';
import { promotionRepository } from './adapters/db/promotion-repository.ts';
import type { PromotionRepository } from './adapters/db/promotion-repository.ts';
import { roundelRepository } from './adapters/db/roundel-repository.ts';
import { siteLimitsRepository } from './adapters/db/site-limits-repository.ts';
import type { Roundel } from './domain/catalogue/roundels.ts';
import type { Promotion } from './domain/promotions/promotion.ts';
import type { SiteLimits } from './domain/site-limits.ts';

type Warning = Pick<Logger, 'warn'>;
export type PromotionSource = Pick<PromotionRepository, 'fingerprint' | 'list'>;

/** What every request reads, kept in memory once started and followed since: part of the composition root. */
export function memoryOf(pool: pg.Pool, logger: Warning) {
  const tx = poolTx(pool);
  const promotions = keptPromotions(promotionRepository(tx), logger);
  const limits = keptLimits(tx, logger);
  const roundels = keptRoundels(tx, logger);
  const all = [promotions, limits, roundels];
  return {
    promotions: promotions.get,
    limitsOf: limits.of,
    roundelsOf: roundels.of,
    start: async () => void (await Promise.all(all.map((kept) => kept.start()))),
    stop: () => all.forEach((kept) => kept.stop()),
  };
}

/** The active promotions. */
export function keptPromotions(source: PromotionSource, logger: Warning): KeptInMemory<readonly Promotion[]> {
  const read = async () => (await source.list()).map(({ promotion }) => promotion);
  return new KeptInMemory({ name: 'Promotions', fingerprint: () => source.fingerprint(), read }, logger);
}

/** The limits of each shop. */
export function keptLimits(tx: Parameters<typeof siteLimitsRepository>[0], logger: Warning) {
  const { fingerprint, all } = siteLimitsRepository(tx);
  const kept = new KeptInMemory({ name: 'Limits of the shops', fingerprint, read: all }, logger);
  return {
    start: () => kept.start(),
    stop: () => kept.stop(),
    refresh: () => kept.refresh(),
    /** @throws Error for an unknown shop */
    of(this: void, site: string): SiteLimits {
      const limits = kept.get().get(site);
      if (limits === undefined) throw new Error(`The shop ${site} has no limits.`);
      return limits;
    },
  };
}

/** What editors say of pieces, of each shop. */
export function keptRoundels(tx: Parameters<typeof roundelRepository>[0], logger: Warning) {
  const { fingerprint, shown } = roundelRepository(tx);
  const kept = new KeptInMemory({ name: 'Roundels', fingerprint, read: shown }, logger);
  return {
    start: () => kept.start(),
    stop: () => kept.stop(),
    refresh: () => kept.refresh(),
    of: (site: string): readonly Roundel[] => kept.get().get(site) ?? [],
  };
}
