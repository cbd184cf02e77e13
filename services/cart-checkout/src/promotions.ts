import { poolTx } from '@loupe/database/tx';
import type { Logger } from '@loupe/telemetry/logger';
import type pg from 'pg';
import { promotionRepository } from './adapters/db/promotion-repository.ts';
import { PromotionsInMemory } from './adapters/db/promotions-in-memory.ts';

/** The active promotions, read once started and followed since: part of the composition root. */
export const promotionsOf = (pool: pg.Pool, logger: Logger): PromotionsInMemory =>
  new PromotionsInMemory(promotionRepository(poolTx(pool)), logger);
