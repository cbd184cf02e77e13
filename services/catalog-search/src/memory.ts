import type { Logger } from '@loupe/telemetry/logger';
import type pg from 'pg';
import { categoryRepository } from './adapters/db/category-repository.ts';
import { CategoryTrees } from './adapters/db/category-trees.ts';
import { createPrisma } from './adapters/db/prisma-client.ts';

/** What every request reads, kept in memory once started and followed since: part of the composition root. */
export function memoryOf(pool: pg.Pool, logger: Logger) {
  const prisma = createPrisma(pool);
  const trees = new CategoryTrees(categoryRepository(prisma).all, logger);
  return {
    trees,
    start: () => trees.start(),
    async stop(): Promise<void> {
      trees.stop();
      await prisma.$disconnect();
    },
  };
}
