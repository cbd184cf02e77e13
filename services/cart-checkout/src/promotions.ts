import { poolTx } from '@loupe/database/tx';
import type { Logger } from '@loupe/telemetry/logger';
import type pg from 'pg';
import { KeptInMemory } from './adapters/db/kept-in-memory.ts';
import { promotionRepository } from './adapters/db/promotion-repository.ts';
import type { PromotionRepository } from './adapters/db/promotion-repository.ts';
import type { Promotion } from './domain/promotions/promotion.ts';

export type PromotionSource = Pick<PromotionRepository, 'fingerprint' | 'list'>;

/** The active promotions, read once started and followed since: part of the composition root. */
export function promotionsOf(
  pool: pg.Pool,
  logger: Pick<Logger, 'warn'>,
  source: PromotionSource = promotionRepository(poolTx(pool)),
): KeptInMemory<readonly Promotion[]> {
  const read = async () => (await source.list()).map(({ promotion }) => promotion);
  return new KeptInMemory({ name: 'Promotions', fingerprint: () => source.fingerprint(), read }, logger);
}
