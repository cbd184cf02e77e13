import { poolTx } from '@loupe/database/tx';
import type { Logger } from '@loupe/telemetry/logger';
import type pg from 'pg';
import { categoryRepository } from './adapters/db/category-repository.ts';
import { CategoryTrees } from './adapters/db/category-trees.ts';

/** What every request reads, kept in memory once started and followed since: part of the composition root. */
export function memoryOf(pool: pg.Pool, logger: Logger) {
  const trees = new CategoryTrees(categoryRepository(poolTx(pool)).all, logger);
  return {
    trees,
    start: () => trees.start(),
    stop: () => trees.stop(),
  };
}
